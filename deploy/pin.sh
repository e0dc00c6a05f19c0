#!/bin/sh
# Pins the base images of the Dockerfile by digest, so that the same commit builds the same image.
#   pin.sh [FILE]           asks the registry for the present digest of each image, and writes it
#   pin.sh --check [FILE]   refuses a file with an image that has none; a build of the image starts with it
# Asks with docker (buildx) or skopeo, whichever is there. FILE is the Dockerfile beside this folder.
set -eu
isCheck=
[ "${1:-}" != --check ] || { isCheck=1; shift; }
file=${1:-$(dirname "$0")/../Dockerfile}
# A stage that builds on an earlier stage names no image.
images=$(awk 'toupper($1) == "FROM" { if (!($2 in stages)) print $2; if (toupper($3) == "AS") stages[$4] }' "$file" | sort -u)
[ -n "$images" ] || { echo "$file: names no image" >&2; exit 1; }
isPinned() { printf %s "$1" | grep -Eq '@sha256:[0-9a-f]{64}$'; }

if [ -n "$isCheck" ]; then
  failed=
  for image in $images; do
    isPinned "$image" || { echo "$file: $image has no digest; run deploy/pin.sh and commit the file" >&2; failed=1; }
  done
  [ -z "$failed" ] || exit 1
  exit
fi

digestOf() {
  if docker buildx version >/dev/null 2>&1; then docker buildx imagetools inspect "$1" --format '{{.Manifest.Digest}}'
  elif command -v skopeo >/dev/null; then skopeo inspect --format '{{.Digest}}' "docker://$1"
  else echo 'pin.sh needs docker with buildx, or skopeo' >&2; return 1
  fi
}
new=$(mktemp "$file.XXXXXX")
trap 'rm -f "$new" "$new.next"' EXIT
cp "$file" "$new"
for image in $images; do
  name=${image%@*}
  digest=$(digestOf "$name") || { echo "No digest of $name: $file stays as it is" >&2; exit 1; }
  isPinned "$name@$digest" || { echo "No digest of $name: $file stays as it is" >&2; exit 1; }
  awk -v old="$image" -v new="$name@$digest" \
    'toupper($1) == "FROM" && $2 == old { at = index($0, old); $0 = substr($0, 1, at - 1) new substr($0, at + length(old)) } 1' "$new" > "$new.next"
  mv "$new.next" "$new"
  echo "$name@$digest"
done
# Into the same file: its owner and mode stay.
cat "$new" > "$file"

#!/bin/sh
# Adds a build and switches to it. The previous one stays, for open tabs and for going back.
#   release.sh FOLDER     serves this build (a folder with index.html and version.json)
#   release.sh --back     serves the previous build again
# RELEASES is the folder of the releases (/srv/console). nginx needs no reload: it follows the links at each request.
set -eu
RELEASES=${RELEASES:-/srv/console}

# Renaming is atomic, so the link always points to a complete release.
point() { ln -s "$2" "$RELEASES/.$1.new" && mv -T "$RELEASES/.$1.new" "$RELEASES/$1"; }

if [ "${1:-}" = --back ]; then
  now=$(readlink "$RELEASES/current") before=$(readlink "$RELEASES/previous") || { echo 'No release before this one' >&2; exit 1; }
  point current "$before"
  point previous "$now"
  echo "${before##*/}"
  exit
fi

build=${1:?the folder of a build}
hash=$(sha256sum "$build/index.html" | cut -c1-12)
grep -q "\"version\":\"$hash\"" "$build/version.json" || { echo "$build: version.json does not belong to index.html" >&2; exit 1; }
[ -d "$RELEASES/releases/$hash" ] || {
  mkdir -p "$RELEASES/releases"
  cp -R "$build" "$RELEASES/releases/.$hash"
  mv -T "$RELEASES/releases/.$hash" "$RELEASES/releases/$hash"
}
now=$(readlink "$RELEASES/current" || true)
[ "$now" = "releases/$hash" ] || { [ -z "$now" ] || point previous "$now"; point current "releases/$hash"; }
echo "$hash"

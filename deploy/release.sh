#!/bin/sh
# Adds a build and switches to it. The previous one stays, for open tabs and for going back.
#   release.sh FOLDER     serves this build (a folder with index.html and version.json)
#   release.sh --back     serves the previous build again
# RELEASES is the folder of the releases (/srv/console). nginx needs no reload: it follows the links at each request. A run that was cut
# short changes nothing that is served, or everything; the same call once more finishes it. Only a run
# that repairs the release being served may leave nothing served until it is run again.
set -eu
RELEASES=${RELEASES:-/srv/console}
fail() { echo "$1" >&2; exit 1; }

mkdir -p "$RELEASES/releases"
# One run at a time: what another one has begun would look like what one has left behind.
exec 9<"$RELEASES"
flock 9
rm -rf "$RELEASES/releases/.new" "$RELEASES/releases/.damaged" "$RELEASES"/releases/.[0-9a-f]*

# Renaming is atomic, so the link always points to a complete release.
point() { ln -sfT "$2" "$RELEASES/.$1.new" && mv -T "$RELEASES/.$1.new" "$RELEASES/$1"; }
now=$(readlink "$RELEASES/current" || true)

if [ "${1:-}" = --back ]; then
  after=$(readlink "$RELEASES/.previous.new" || true)
  # Unless the last way back was cut short between its two links.
  if [ -z "$after" ] || [ "$after" = "$now" ]; then
    before=$(readlink "$RELEASES/previous") && [ "$before" != "$now" ] || fail "No release before ${now##*/}"
    ln -sfT "$now" "$RELEASES/.previous.new"
    point current "$before"
  fi
  mv -T "$RELEASES/.previous.new" "$RELEASES/previous"
  now=$(readlink "$RELEASES/current")
  echo "${now##*/}"
  exit
fi
rm -f "$RELEASES/.current.new" "$RELEASES/.previous.new"

build=${1:?the folder of a build}
hash=$(sha256sum "$build/index.html" | cut -c1-12)
grep -q "\"version\":\"$hash\"" "$build/version.json" || fail "$build: version.json does not belong to index.html"

release=$RELEASES/releases/$hash new=$RELEASES/releases/.new
isWhole() { diff -rq "$build" "$1" >/dev/null 2>&1; }
isWhole "$release" || {
  cp -RH "$build" "$new"
  isWhole "$new" || fail "$build could not be copied"
  # On the disk before it has its name: a machine that stops then has this release, or none.
  sync -f "$new"
  # One that an earlier version of this script, or another program, has left incomplete.
  [ ! -e "$release" ] || mv -T "$release" "$RELEASES/releases/.damaged"
  mv -T "$new" "$release"
  rm -rf "$RELEASES/releases/.damaged"
}
[ "$now" = "releases/$hash" ] || { [ -z "$now" ] || point previous "$now"; point current "releases/$hash"; }
echo "$hash"

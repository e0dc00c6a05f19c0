#!/bin/sh
# Puts a build beside the others and switches to it; the one before stays, for open tabs and to go back to.
#   release.sh FOLDER     takes this build (a folder with index.html and version.json) and serves it from now on
#   release.sh --back     serves the one before again
# RELEASES names the folder of the releases (/srv/console). nginx need not be told: it follows the links on every answer.
set -eu
RELEASES=${RELEASES:-/srv/console}

# Of two names the second is there or not, never half: a rename is one step.
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

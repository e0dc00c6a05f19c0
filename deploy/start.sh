#!/bin/sh
# Starts nginx with deploy/nginx.conf. Environment:
#   API_ORIGIN  the back end, http(s)://host[:port]         (required)
#   PORT        port to listen on                           8080
#   RELEASES    folder with current, previous and releases/ /srv/console
#   SITE        folder with this site's config.json         /srv/console/site
#   RUN         the only writable folder                    /tmp/console
#   LOG         log of calls                                /dev/stdout
#   WORKERS     nginx worker processes                      auto
#   RUN_AS      user of the workers, if root starts nginx   www-data
set -eu
here=$(cd "$(dirname "$0")" && pwd)
: "${API_ORIGIN:?API_ORIGIN must name the back end, such as http://platform:8000}"
PORT=${PORT:-8080} RELEASES=${RELEASES:-/srv/console} SITE=${SITE:-/srv/console/site} RUN=${RUN:-/tmp/console}
LOG=${LOG:-/dev/stdout} WORKERS=${WORKERS:-auto} MODULES=${MODULES:-/usr/lib/nginx/modules} RUN_AS=${RUN_AS:-www-data}

# The values become part of the configuration: refuse any that could break out of their line.
fail() { echo "$1" >&2; exit 64; }
expr "$API_ORIGIN" : 'https\{0,1\}://[A-Za-z0-9.-]\{1,\}\(:[0-9]\{1,5\}\)\{0,1\}$' >/dev/null || fail "API_ORIGIN is no origin: $API_ORIGIN"
expr "$PORT" : '[0-9]\{1,5\}$' >/dev/null || fail "PORT is no port: $PORT"
expr "$WORKERS" : '\(auto\|[0-9]\{1,3\}\)$' >/dev/null || fail "WORKERS is no number: $WORKERS"
expr "$RUN_AS" : '[a-z][a-z0-9_-]*$' >/dev/null || fail "RUN_AS is no user: $RUN_AS"
for path in "$RELEASES" "$SITE" "$RUN" "$LOG" "$MODULES" "$here"; do
  expr "$path" : '/[A-Za-z0-9._/-]*$' >/dev/null || fail "Not a plain absolute path: $path"
done

mkdir -p "$RUN"
sed -e "s|@PORT@|$PORT|g" -e "s|@API_ORIGIN@|$API_ORIGIN|g" -e "s|@RELEASES@|$RELEASES|g" -e "s|@SITE@|$SITE|g" \
  -e "s|@RUN@|$RUN|g" -e "s|@LOG@|$LOG|g" -e "s|@WORKERS@|$WORKERS|g" -e "s|@MODULES@|$MODULES|g" \
  -e "s|@HEADERS@|$here/headers.conf|g" "$here/nginx.conf" > "$RUN/nginx.conf"
user=
[ "$(id -u)" != 0 ] || user="user $RUN_AS;"
exec nginx -c "$RUN/nginx.conf" -g "daemon off; $user"

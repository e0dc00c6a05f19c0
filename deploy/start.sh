#!/bin/sh
# Starts nginx with deploy/nginx.conf. Environment:
#   API_ORIGIN       the back end, http(s)://host[:port][/path]; a path replaces /api  (required)
#                    A single slash is an empty path: calls arrive without /api.
#   API_CA           PEM file of the authorities trusted for its certificate           /etc/ssl/certs/ca-certificates.crt
#   RESOLVER         name server that knows it, address[:port]                         those of /etc/resolv.conf
#   TRUSTED_PROXIES  proxies in front, whose word on caller and scheme is taken:       none
#                    addresses or networks, separated by commas
#   PORT             port to listen on                                                 8080
#   RELEASES         folder with current, previous and releases/                       /srv/console
#   SITE             folder with this site's config.json                               /srv/console/site
#   RUN              the only writable folder                                          /tmp/console
#   LOG              log of calls                                                      /dev/stdout
#   WORKERS          nginx worker processes                                            auto
#   RUN_AS           user of the workers, if root starts nginx                         www-data
set -euf
here=$(cd "$(dirname "$0")" && pwd)
: "${API_ORIGIN:?API_ORIGIN must name the back end, such as http://platform:8000}"
PORT=${PORT:-8080} RELEASES=${RELEASES:-/srv/console} SITE=${SITE:-/srv/console/site} RUN=${RUN:-/tmp/console}
LOG=${LOG:-/dev/stdout} WORKERS=${WORKERS:-auto} MODULES=${MODULES:-/usr/lib/nginx/modules} RUN_AS=${RUN_AS:-www-data}
API_CA=${API_CA:-/etc/ssl/certs/ca-certificates.crt}
# While it runs, nginx reads neither /etc/resolv.conf nor /etc/hosts.
RESOLVER=${RESOLVER:-$(awk '$1 == "nameserver" && $2 !~ /%/ { print $2 ~ /:/ ? "[" $2 "]" : $2 }' /etc/resolv.conf 2>/dev/null || true)}

# The values become part of the configuration: refuse any that could break out of their line.
fail() { echo "$1" >&2; exit 64; }
is() { expr "x$1" : "x\($2\)\$" >/dev/null; }
is "$API_ORIGIN" 'https\{0,1\}://[A-Za-z0-9.-]\{1,\}\(:[0-9]\{1,5\}\)\{0,1\}\(/[A-Za-z0-9._~/-]*\)\{0,1\}' ||
  fail "API_ORIGIN is no address: $API_ORIGIN"
is "$PORT" '[0-9]\{1,5\}' || fail "PORT is no port: $PORT"
is "$WORKERS" '\(auto\|[0-9]\{1,3\}\)' || fail "WORKERS is no number: $WORKERS"
is "$RUN_AS" '[a-z][a-z0-9_-]*' || fail "RUN_AS is no user: $RUN_AS"
for path in "$RELEASES" "$SITE" "$RUN" "$LOG" "$MODULES" "$API_CA" "$here"; do
  is "$path" '/[A-Za-z0-9._/-]*' || fail "Not a plain absolute path: $path"
done
for one in $RESOLVER; do is "$one" '[][0-9a-fA-F.:]\{2,\}' || fail "RESOLVER is no address: $one"; done
from= trusted=
for one in $(echo "${TRUSTED_PROXIES:-}" | tr , ' '); do
  is "$one" '[0-9a-fA-F.:]\{2,\}\(/[0-9]\{1,3\}\)\{0,1\}' || fail "TRUSTED_PROXIES: not an address or network: $one"
  from="$from set_real_ip_from $one;" trusted="$trusted $one 1;"
done

scheme=${API_ORIGIN%%://*} rest=${API_ORIGIN#*://}
server=${rest%%/*} host=${rest%%[:/]*}
# The last slash of a path is that of the call. A single slash is an empty path: calls arrive without /api.
case $rest in */*) path=/${rest#*/} path=${path%/} ;; *) path=/api ;; esac
# A name that this machine itself knows, such as localhost, has that address. Any other is looked up while the server runs.
address=$(awk -v host="$host" '{ sub(/#.*/, ""); for (i = 2; i <= NF; i++) if (tolower($i) == tolower(host)) { print $1; exit } }' \
  /etc/hosts 2>/dev/null || true)
case $address in *:*) address="[$address]" ;; esac
backEnd=${address:-$host}${server#"$host"}
[ -n "$RESOLVER$address" ] || is "$host" '[0-9.]*' || fail "RESOLVER: no name server knows $host"
https='#'
[ "$scheme" = http ] || {
  https=
  ! is "$host" '[0-9.]*' || fail "API_ORIGIN: https needs the host name of the certificate, not $host"
  [ -r "$API_CA" ] || fail "API_CA is no file that can be read: $API_CA"
}
# As the system's own look-up does: no addresses of IPv6 for a machine that has none itself.
ipv6=
grep -qs '^[0-9a-f]* [0-9a-f]* [0-9a-f]* 00 ' /proc/net/if_inet6 || ipv6=' ipv6=off'
resolver=
[ -z "$RESOLVER" ] || resolver="resolver $(echo $RESOLVER) valid=10s$ipv6;"

mkdir -p "$RUN"
sed -e "s|@PORT@|$PORT|g" -e "s|@RELEASES@|$RELEASES|g" -e "s|@SITE@|$SITE|g" -e "s|@RUN@|$RUN|g" -e "s|@LOG@|$LOG|g" \
  -e "s|@WORKERS@|$WORKERS|g" -e "s|@MODULES@|$MODULES|g" -e "s|@HEADERS@|$here/headers.conf|g" \
  -e "s|@BACK_END@|$backEnd|g" -e "s|@SCHEME@|$scheme|g" -e "s|@SERVER@|$server|g" -e "s|@HOST@|$host|g" -e "s|@PATH@|$path|g" \
  -e "s|@HTTPS@|$https|g" -e "s|@CA@|$API_CA|g" -e "s|@RESOLVER@|$resolver|g" -e "s|@FROM@|$from|g" -e "s|@TRUSTED@|$trusted|g" \
  "$here/nginx.conf" > "$RUN/nginx.conf"
user=
[ "$(id -u)" != 0 ] || user="user $RUN_AS;"
exec nginx -c "$RUN/nginx.conf" -g "daemon off; $user"

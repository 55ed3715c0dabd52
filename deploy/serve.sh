#!/bin/sh
# Serves one of the environments in this image with nginx. Writes to /tmp only.
set -eu

fail() {
  echo "$1" >&2
  exit 78
}

environments=$(cd /srv/shop && for one in *; do [ -f "$one/manifest.json" ] && echo "$one"; done | tr '\n' ' ')
name=${SHOP_ENVIRONMENT:-}
[ -n "$name" ] || fail "SHOP_ENVIRONMENT is not set. Set it to an environment of this image: $environments"
case " $environments" in
*" $name "*) ;;
*) fail "SHOP_ENVIRONMENT is \"$name\", which is not in this image. In it are: $environments" ;;
esac
mkdir -p /tmp/nginx 2>/dev/null || fail 'Nothing can be written to /tmp. Mount an empty folder there (--tmpfs /tmp).'

# For the reports about violations of the security policy, which nginx passes on to the tracking host.
resolver=$(awk '$1 == "nameserver" { print ($2 ~ /:/) ? "[" $2 "]" : $2; exit }' /etc/resolv.conf 2>/dev/null || true)
sed -e "s/@environment@/$name/g" -e "s/@resolver@/${resolver:-127.0.0.1}/g" /opt/shop/nginx.conf >/tmp/nginx/nginx.conf
echo "Serving the environment $name."
exec nginx -e stderr -c /tmp/nginx/nginx.conf

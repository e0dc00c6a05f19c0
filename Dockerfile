# Two stages: Node builds the console, Debian's nginx serves it. The image has no Node, no sources and no secrets.
FROM node:22-bookworm-slim AS build
WORKDIR /build
COPY Dockerfile package.json package-lock.json ./
COPY deploy/pin.sh deploy/
RUN sh deploy/pin.sh --check
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM debian:bookworm-slim
RUN apt-get update -qq \
  && apt-get install -y -qq --no-install-recommends ca-certificates nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /var/log/nginx /etc/nginx/sites-enabled /etc/nginx/modules-enabled
COPY deploy/nginx.conf deploy/headers.conf deploy/start.sh deploy/release.sh /srv/console/deploy/
COPY --from=build /build/dist /tmp/dist
RUN sh /srv/console/deploy/release.sh /tmp/dist && rm -rf /tmp/dist && mkdir -p /srv/console/site
# Neither root nor the owner of any file in the image. Only /tmp is written to; it may be a memory file system.
USER 10001:10001
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["sh", "/srv/console/deploy/start.sh"]

# syntax=docker/dockerfile:1

# The image of the release before, such as travel-site:1.4.0: pages in caches still name its files.
ARG PREVIOUS=build

# Everything that is needed to build; nothing of it but build/ goes on.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Install scripts only bring a Node that this image has already.
RUN npm ci --ignore-scripts
COPY tsconfig.json ./
COPY content content
COPY shared shared
COPY cli cli
COPY client client
COPY server server
COPY scripts scripts
# Visitors load these pictures: they may take minutes.
RUN node scripts/build/build.ts --optimize

FROM ${PREVIOUS} AS previous

FROM build AS files
COPY --from=previous /app/build/public previous
RUN node scripts/build/import-previous-assets.ts previous

FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Without what is optional, for that is TypeScript, which a package can work with, and without what only developers
# read: maps, types and descriptions, a third of all. Licences stay.
RUN npm ci --omit=dev --omit=peer --omit=optional --ignore-scripts && \
    find node_modules -type f \( -name "*.map" -o -name "*.ts" -o -name "*.[cm]ts" -o -name "*.md" \) \
      ! -iname "licen[cs]e*" -delete

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="travel-site" \
      org.opencontainers.image.description="Multilingual brochure site of a travel house"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 ADMIN_PORT=9464
# This and the flag below spare about a fifth of the memory that a ready server takes; tighter flags cost time.
ENV MALLOC_ARENA_MAX=1
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/package.json package.json
COPY --from=build /app/build/assets.json build/assets.json
COPY --from=build /app/build/content build/content
COPY --from=files /app/build/public build/public
COPY --from=build /app/build/server build/server
# A number, so that an orchestrator can see that it is not root; the server writes nowhere.
USER 10001:10001
EXPOSE 3000 9464
# Patient: on a busy machine Node alone takes seconds to start.
HEALTHCHECK --interval=30s --timeout=20s --start-period=30s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.ADMIN_PORT || process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Young garbage is collected in the one thread that serves: threads that help wait for busy cores, and every request waits with them.
# It may read its own folder and nothing else. `throw` would end it: Node reads `__proto__` itself where a header has that name.
CMD ["node", "--max-semi-space-size=8", "--no-parallel-scavenge", "--disable-proto=delete", "--permission", "--allow-fs-read=/app", "build/server/main.js"]

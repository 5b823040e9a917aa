# Sylve in a container: the table, its page and the compiled rules, and nothing to build them with.
#   docker build --tag sylve . && docker run --rm --read-only --tmpfs /tmp --volume sylve:/data --publish 8000:8000 sylve
FROM python:3.13-slim AS build
# Whichever compiler the image's Debian has: what it makes is tried when the image is built.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements/ requirements/
RUN python -m venv /opt/sylve \
    && /opt/sylve/bin/pip install --no-cache-dir --require-hashes --requirement requirements/serve.txt \
    && pip install --no-cache-dir --require-hashes --requirement requirements/play.txt
COPY . .
RUN SYLVE_WHEEL=native pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
    && /opt/sylve/bin/pip install --no-cache-dir --no-deps /wheels/*.whl \
    && SYLVE_BUILD=native /opt/sylve/bin/sylve simulate toutlahaut --games 2

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home sylve
COPY --from=build /opt/sylve /opt/sylve
ENV PATH=/opt/sylve/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    SYLVE_BUILD=native \
    SYLVE_FOLDER=/data \
    SYLVE_HOST=0.0.0.0 \
    SYLVE_PORT=8000
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
CMD ["sylve", "serve"]

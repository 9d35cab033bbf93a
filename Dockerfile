# Toptafel from its wheel: `python -m hatchling build -t wheel` puts it into dist/ (see docs/friends.md).
# tests/server/test_wheel.py runs its lines in an empty environment.
FROM python:3.13-slim
COPY requirements.lock dist/toptafel-*.whl /tmp/toptafel/
RUN python -m venv /opt/toptafel
RUN /opt/toptafel/bin/pip install --no-cache-dir --no-deps --require-hashes -r /tmp/toptafel/requirements.lock
RUN /opt/toptafel/bin/pip install --no-cache-dir --no-deps /tmp/toptafel/toptafel-*.whl
RUN useradd --system --create-home --home-dir /var/lib/toptafel toptafel
USER toptafel
ENV TOPTAFEL_DATA=/var/lib/toptafel TOPTAFEL_CACHE=/var/lib/toptafel/cache
VOLUME /var/lib/toptafel
EXPOSE 8000
ENTRYPOINT ["/opt/toptafel/bin/toptafel"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]

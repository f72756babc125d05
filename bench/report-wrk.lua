-- Makes wrk keep to a rate and print its figures as one line of JSON. BENCH_DELAY is the mean pause of a connection
-- between two requests, in milliseconds.

local pause = tonumber(os.getenv("BENCH_DELAY") or "0")

if pause > 0 then
  -- Random around the mean: otherwise all connections would send at the same moment.
  function delay()
    return math.random(0, 2 * pause)
  end
end

function done(summary, latency, requests)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"microseconds":%d,"p50":%d,"p99":%d,"bad":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.status + errors.connect + errors.read + errors.write + errors.timeout))
end

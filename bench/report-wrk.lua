-- Makes wrk keep to a rate or request new searches, and print its figures as one line of JSON. BENCH_DELAY is the mean
-- pause of a connection between two requests, in milliseconds. BENCH_SEARCH is a word that no other run uses.

local pause = tonumber(os.getenv("BENCH_DELAY") or "0")
local search = os.getenv("BENCH_SEARCH") or ""
local count = 0
local threads = {}
refused = 0

function setup(thread)
  table.insert(threads, thread)
end

if pause > 0 then
  -- Random around the mean: otherwise all connections would send at the same moment.
  function delay()
    return math.random(0, 2 * pause)
  end
end

if search ~= "" then
  function request()
    count = count + 1
    return wrk.format("GET", "/hizmetler?q=" .. search .. "-" .. count .. "&lng=tr")
  end

  function response(status)
    if status == 503 then
      refused = refused + 1
    end
  end
end

function done(summary, latency)
  local errors = summary.errors
  local refused = threads[1]:get("refused")
  local failed = errors.status + errors.connect + errors.read + errors.write + errors.timeout - refused
  io.write(string.format(
    '{"requests":%d,"microseconds":%d,"p99":%d,"refused":%d,"failed":%d}\n',
    summary.requests, summary.duration, latency:percentile(99), refused, failed))
end

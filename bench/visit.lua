-- Asks for the addresses of BENCH_PATHS in turn and prints the status and the time (in microseconds) of each answer
-- as one line of JSON. An asterisk becomes a word that nobody has asked for before. BENCH_DELAY is the mean rest
-- between two requests, in milliseconds. Each connection needs a thread of its own: what is answered is then what
-- the thread asked last.

local ffi = require("ffi")
ffi.cdef("struct bench_time { long seconds, nanoseconds; }; int clock_gettime(int, struct bench_time *);")
local monotonic, time = 1, ffi.new("struct bench_time")
local pause = tonumber(os.getenv("BENCH_DELAY"))
local threads = {}

local function read_clock()
  ffi.C.clock_gettime(monotonic, time)
  return tonumber(time.seconds) * 1e6 + tonumber(time.nanoseconds) / 1e3
end

function setup(thread)
  thread:set("number", #threads)
  table.insert(threads, thread)
end

function init()
  math.randomseed(number + 1)
  paths, asked, answers = {}, number, {}
  for path in os.getenv("BENCH_PATHS"):gmatch("%S+") do table.insert(paths, path) end
end

if pause > 0 then
  function delay()
    return math.random(0, 2 * pause)
  end
end

function request()
  asked = asked + 1
  local path = paths[asked % #paths + 1]:gsub("*", os.getenv("BENCH_RUN") .. number .. "-" .. asked)
  start = read_clock()
  return wrk.format(nil, path)
end

function response(status)
  table.insert(answers, string.format("[%d,%d]", status, read_clock() - start))
end

function done(summary)
  local errors, all = summary.errors, {}
  for _, thread in ipairs(threads) do
    for _, answer in ipairs(thread:get("answers")) do table.insert(all, answer) end
  end
  -- A connection that breaks has no answer.
  for _ = 1, errors.connect + errors.read + errors.write + errors.timeout do table.insert(all, "[0,0]") end
  io.write("[" .. table.concat(all, ",") .. "]\n")
end

-- Makes wrk request a new search each time and print the counts of the responses as one line of JSON. BENCH_RUN is a
-- word that no other run uses.

local run = os.getenv("BENCH_RUN") or "run"
local count = 0
local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function init()
  answered, refused, other = 0, 0, 0
end

function request()
  count = count + 1
  return wrk.format("GET", "/hizmetler?q=" .. run .. "-" .. count .. "&lng=tr")
end

function response(status)
  if status == 200 then
    answered = answered + 1
  elseif status == 503 then
    refused = refused + 1
  else
    other = other + 1
  end
end

function done()
  local thread = threads[1]
  io.write(string.format('{"answered":%d,"refused":%d,"other":%d}\n',
    thread:get("answered"), thread:get("refused"), thread:get("other")))
end

-- For wrk: asks for the addresses after '--' in turn, as a browser that takes gzip.
local at, addresses = 0, {}

function init(args)
  addresses = args
  wrk.headers["Accept-Encoding"] = "gzip"
end

function request()
  at = at % #addresses + 1
  return wrk.format("GET", addresses[at])
end

vcl 4.1;

# The language of a request, from the closed list tr, en, ar: the address, the cookie `lng`, Accept-Language, Turkish.
# It is decided here once and stands in Accept-Language from then on: the cache is keyed by it and the server is
# asked for exactly it, so that an answer can never be in another language than its key.

import std;

sub decide_language {
    std.collect(req.http.Accept-Language);
    std.collect(req.http.Cookie, "; ");
    set req.http.Lng = "";

    # The first `lng` of the address counts, as it does for the server. Where it is none of ours, the page is negotiated.
    if (req.url ~ "^[^?]*\?(?:(?!lng=)[^&]*+&)*+lng=(?i:tr|en|ar)(?:&|$)") {
        set req.http.Lng = regsub(req.url, "^[^?]*\?(?:(?!lng=)[^&]*+&)*+lng=([A-Za-z]+)(?:&.*)?$", "\1");
        set req.http.Page-Kind = "explicit";
    } else {
        set req.http.Page-Kind = "negotiated";
        call negotiate_language;
    }
    set req.http.Accept-Language = std.tolower(req.http.Lng);
    if (req.http.Accept-Language !~ "^(?:tr|en|ar)$") {
        set req.http.Accept-Language = "tr";
    }
    unset req.http.Lng;
    unset req.http.Cookie;
}

sub negotiate_language {
    if (req.http.Cookie) {
        set req.http.Lng = regsub(req.http.Cookie, {"^(?:(?!\s*lng=)[^;]*+;)*+\s*lng="?([A-Za-z]+)"?\s*(?:;.*)?$"}, "\1");
    }

    # Accept-Language by quality (RFC 9110 §12.5.4), to one decimal: the first step that matches wins, and within a
    # step the tag that stands first. A sub-tag counts for its language; a quality of 0 matches nothing.
    if (req.http.Lng !~ "(?i)^(?:tr|en|ar)$") {
        set req.http.Lng = regsub(req.http.Accept-Language, "(?i)^(?:.*?,)?\s*(tr|en|ar)(?:-[a-z0-9-]+)?\s*(?:;\s*q=1(?:\.0*)?\s*)?(?:,.*)?$", "\1");
    }
    if (req.http.Lng !~ "(?i)^(?:tr|en|ar)$") {
        set req.http.Lng = regsub(req.http.Accept-Language, "(?i)^(?:.*?,)?\s*(tr|en|ar)(?:-[a-z0-9-]+)?\s*;\s*q=0\.9\d*\s*(?:,.*)?$", "\1");
    }
    if (req.http.Lng !~ "(?i)^(?:tr|en|ar)$") {
        set req.http.Lng = regsub(req.http.Accept-Language, "(?i)^(?:.*?,)?\s*(tr|en|ar)(?:-[a-z0-9-]+)?\s*;\s*q=0\.8\d*\s*(?:,.*)?$", "\1");
    }
    if (req.http.Lng !~ "(?i)^(?:tr|en|ar)$") {
        set req.http.Lng = regsub(req.http.Accept-Language, "(?i)^(?:.*?,)?\s*(tr|en|ar)(?:-[a-z0-9-]+)?\s*;\s*q=0\.7\d*\s*(?:,.*)?$", "\1");
    }
    if (req.http.Lng !~ "(?i)^(?:tr|en|ar)$") {
        set req.http.Lng = regsub(req.http.Accept-Language, "(?i)^(?:.*?,)?\s*(tr|en|ar)(?:-[a-z0-9-]+)?\s*;\s*q=0\.6\d*\s*(?:,.*)?$", "\1");
    }
    if (req.http.Lng !~ "(?i)^(?:tr|en|ar)$") {
        set req.http.Lng = regsub(req.http.Accept-Language, "(?i)^(?:.*?,)?\s*(tr|en|ar)(?:-[a-z0-9-]+)?\s*;\s*q=0\.5\d*\s*(?:,.*)?$", "\1");
    }
    if (req.http.Lng !~ "(?i)^(?:tr|en|ar)$") {
        set req.http.Lng = regsub(req.http.Accept-Language, "(?i)^(?:.*?,)?\s*(tr|en|ar)(?:-[a-z0-9-]+)?\s*;\s*q=0\.4\d*\s*(?:,.*)?$", "\1");
    }
    if (req.http.Lng !~ "(?i)^(?:tr|en|ar)$") {
        set req.http.Lng = regsub(req.http.Accept-Language, "(?i)^(?:.*?,)?\s*(tr|en|ar)(?:-[a-z0-9-]+)?\s*;\s*q=0\.3\d*\s*(?:,.*)?$", "\1");
    }
    if (req.http.Lng !~ "(?i)^(?:tr|en|ar)$") {
        set req.http.Lng = regsub(req.http.Accept-Language, "(?i)^(?:.*?,)?\s*(tr|en|ar)(?:-[a-z0-9-]+)?\s*;\s*q=0\.2\d*\s*(?:,.*)?$", "\1");
    }
    if (req.http.Lng !~ "(?i)^(?:tr|en|ar)$") {
        set req.http.Lng = regsub(req.http.Accept-Language, "(?i)^(?:.*?,)?\s*(tr|en|ar)(?:-[a-z0-9-]+)?\s*;\s*q=0\.1\d*\s*(?:,.*)?$", "\1");
    }
    if (req.http.Lng !~ "(?i)^(?:tr|en|ar)$") {
        set req.http.Lng = regsub(req.http.Accept-Language, "(?i)^(?:.*?,)?\s*(tr|en|ar)(?:-[a-z0-9-]+)?\s*;\s*q=0\.0\d*[1-9]\d*\s*(?:,.*)?$", "\1");
    }
}

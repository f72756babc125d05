vcl 4.1;

# The site behind Varnish (7.1 or later): lay this folder’s content into /etc/varnish and ../pages into
# /etc/vaha-dubai/pages, and start varnishd with `-p http_gzip_support=off`, so that the server’s own
# brotli and gzip forms go through. What an operator changes stands in replicas.vcl.

import std;

include "replicas.vcl";
include "language.vcl";

sub vcl_recv {
    if (req.restarts == 0) {
        unset req.http.Page-Kind;
        unset req.http.Last-Chance;
        call accept_request;
        call decide_language;
        call choose_encoding;
    }

    # How old a page may be that is shown while a new one is fetched; in trouble, as old as it is kept.
    if (req.restarts > 0 || !std.healthy(site.backend(by=URL))) {
        set req.grace = 7d;
    } else if (req.http.Page-Kind == "explicit" || req.url ~ "^/(?:assets|pictures)/") {
        set req.grace = 1d;
    } else {
        set req.grace = 10m;
    }

    if (req.url ~ "^/(?:healthz|readyz)(?:\?|$)") {
        return (pass);
    }
    return (hash);
}

sub accept_request {
    if (req.method != "GET" && req.method != "HEAD") {
        return (synth(405));
    }
    # Ask each replica itself; this address is open to strangers.
    if (req.url ~ "^/metrics(?:\?|$)") {
        return (synth(404));
    }
    # A well-formed id is taken over, so that logs on both sides of Varnish name the same request.
    if (req.http.X-Request-Id !~ "^[A-Za-z0-9._-]{8,64}$") {
        set req.http.X-Request-Id = "varnish-" + req.xid;
    }
    unset req.http.Authorization;
    unset req.http.X-Forwarded-For;

    # Files depend on their name alone.
    if (req.url ~ "^/(?:assets|pictures)/") {
        set req.url = regsub(req.url, "\?.*$", "");
    }
    # Marks of advertisements go: the pages do not depend on them.
    set req.url = regsuball(req.url, "(?<=[?&])(?:utm_[a-z_]+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igshid|mc_cid|mc_eid|_ga|_gl)=[^&]*(?:&|$)", "");
    set req.url = regsub(req.url, "[?&]+$", "");
}

# Of all encodings the server has three.
sub choose_encoding {
    if (req.http.Accept-Encoding ~ "(?i)(?:^|,)\s*br\s*(?:,|$|;\s*q=(?:1|0\.\d*[1-9]))") {
        set req.http.Accept-Encoding = "br";
    } else if (req.http.Accept-Encoding ~ "(?i)(?:^|,)\s*gzip\s*(?:,|$|;\s*q=(?:1|0\.\d*[1-9]))") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        set req.http.Accept-Encoding = "identity";
    }
}

sub vcl_hash {
    hash_data(req.url);
    hash_data(req.http.Accept-Encoding);
    if (req.url !~ "^/(?:assets|pictures)/") {
        hash_data(req.http.Accept-Language);
        hash_data(req.http.Page-Kind);
    }
    return (lookup);
}

sub vcl_backend_fetch {
    set bereq.backend = site.backend(by=HASH, alt=bereq.retries);
    unset bereq.http.Page-Kind;
    unset bereq.http.User-Agent;
    unset bereq.http.Referer;
    set bereq.http.Host = "site";
}

sub vcl_backend_response {
    # During a roll-out not every replica has the files of the newest page yet, so the next one is asked.
    if (beresp.status == 502 || beresp.status == 503 || (beresp.status == 404 && bereq.url ~ "^/(?:assets|pictures)/")) {
        if (bereq.retries < 2 && !bereq.http.Last-Chance) {
            return (retry);
        }
    }
    if (beresp.status >= 500) {
        # First what is kept is looked for, however old it is (vcl_synth); only then the error is shown.
        if (bereq.is_bgfetch || !bereq.http.Last-Chance) {
            return (abandon);
        }
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        set beresp.grace = 0s;
        return (deliver);
    }
    set beresp.grace = 7d;
    # Negotiated pages: browsers are told to ask again each time, and are; Varnish alone keeps them for a minute.
    if ((beresp.status == 200 || beresp.status == 301 || beresp.status == 308) && beresp.http.Cache-Control ~ "(?i)no-cache"
        && beresp.http.Cache-Control !~ "(?i)no-store|private" && !beresp.http.Set-Cookie) {
        set beresp.ttl = 60s;
        return (deliver);
    }
}

sub vcl_backend_error {
    if (bereq.retries < 2) {
        return (retry);
    }
    if (bereq.is_bgfetch || !bereq.http.Last-Chance) {
        return (abandon);
    }
    set beresp.http.Unreachable = "1";
    return (deliver);
}

sub vcl_deliver {
    if (resp.http.Unreachable) {
        return (synth(503));
    }
    if (obj.hits == 0) {
        set resp.http.X-Cache-Status = "MISS";
    } else if (obj.ttl <= 0s) {
        set resp.http.X-Cache-Status = "STALE";
    } else {
        set resp.http.X-Cache-Status = "HIT";
    }
    # A kept answer holds the id of the request that fetched it.
    set resp.http.X-Request-Id = req.http.X-Request-Id;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
}

# Varnish’s own refusals and failures. Before a failure is shown, the cache may give a page that is older than it
# should be on better days.
sub vcl_synth {
    if (resp.status == 503 && req.restarts == 0) {
        set req.http.Last-Chance = "1";
        return (restart);
    }
    set resp.http.Content-Type = "text/html; charset=utf-8";
    set resp.http.Cache-Control = "no-store";
    set resp.http.Content-Security-Policy = "default-src 'none'; style-src 'sha256-FwrLOlPAqE6xIvBPP+qr5rvubWJPsHgJszI3E6kN5s4='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    set resp.http.X-Content-Type-Options = "nosniff";
    set resp.http.Referrer-Policy = "strict-origin-when-cross-origin";
    set resp.http.Permissions-Policy = "camera=(), microphone=(), geolocation=(), payment=(), usb=()";
    set resp.http.Cross-Origin-Opener-Policy = "same-origin";
    set resp.http.Cross-Origin-Resource-Policy = "same-origin";
    unset resp.http.X-Varnish;
    if (resp.status == 405) {
        set resp.http.Allow = "GET, HEAD";
    }
    if (resp.status >= 500) {
        set resp.http.Retry-After = "10";
        synthetic(std.fileread("/etc/vaha-dubai/pages/unavailable.html"));
    } else {
        synthetic(std.fileread("/etc/vaha-dubai/pages/bad-request.html"));
    }
    return (deliver);
}

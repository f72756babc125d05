vcl 4.1;

# The replicas of the server, and when one counts as ready.

import directors;

probe readiness {
    .url = "/readyz";
    .interval = 2s;
    .timeout = 2s;
    # Sick after eight misses in a row: a flood of searches makes every replica say it is overloaded, and pages in
    # memory are still answered; one that fails is passed over anyway, request by request.
    .window = 8;
    .threshold = 1;
    .initial = 1;
}

backend replica1 { .host = "127.0.0.1"; .port = "3001"; .probe = readiness; .connect_timeout = 2s; .first_byte_timeout = 10s; .between_bytes_timeout = 5s; }
backend replica2 { .host = "127.0.0.1"; .port = "3002"; .probe = readiness; .connect_timeout = 2s; .first_byte_timeout = 10s; .between_bytes_timeout = 5s; }
backend replica3 { .host = "127.0.0.1"; .port = "3003"; .probe = readiness; .connect_timeout = 2s; .first_byte_timeout = 10s; .between_bytes_timeout = 5s; }

sub vcl_init {
    # A page always goes to the same replica first, which so has it in memory; the alternatives are the others.
    new site = directors.shard();
    site.add_backend(replica1);
    site.add_backend(replica2);
    site.add_backend(replica3);
    site.reconfigure();
}

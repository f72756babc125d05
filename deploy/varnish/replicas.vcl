vcl 4.1;

# The replicas of the server, and when one counts as ready.

import directors;

probe readiness {
    .url = "/readyz";
    .interval = 2s;
    .timeout = 2s;
    # A busy replica may miss some; one that fails is passed over anyway, request by request.
    .window = 4;
    .threshold = 2;
    .initial = 2;
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

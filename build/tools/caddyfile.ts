/** Where Caddy stands. */
export interface CaddyPlace {
  /** Address of the site, whose certificate Caddy fetches and renews: `https://your-site.example`. */
  readonly address: string;
  /** Upstream of pages and services: `http://127.0.0.1:4173`. */
  readonly server: string;
}

/** File for Caddy that puts TLS, HTTP/3 and compression in front of our server, which answers everything. */
export function caddyfile({ address, server }: CaddyPlace): string {
  return `# Made by "npm run business -- hosts". Copy it to /etc/caddy/Caddyfile. Start the server with TRUST_PROXY=1.
{
	# For a trial without a public name: CADDY_OPTIONS=local_certs
	{$CADDY_OPTIONS}
	# An error would be logged with the whole address of its call, which may have a token or a link, and with the caller's.
	log {
		format filter {
			wrap json
			fields {
				request>uri delete
				request>headers delete
				request>remote_ip delete
				request>remote_port delete
			}
		}
	}
	servers {
		# Slow callers, as many as there are, hold up nobody.
		timeouts {
			read_header 15s
			read_body 60s
			idle 2m
		}
	}
}

${address} {
	# What the server has not compressed already.
	encode zstd gzip
	# X-Forwarded-For has the caller's address alone: what callers write there is dropped.
	reverse_proxy ${server} {
		transport http {
			keepalive 60s
		}
	}
}
`;
}

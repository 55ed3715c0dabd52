-- Fills every table that grows with orders and players. Put the numbers of the first and the last order in
-- place of the two parameters; ten orders in a row are of one player. Every tenth order is unpaid.
create temporary table filler as
  select n, n / 10 as player, '2020-01-01T00:00:00Z'::timestamptz + n * interval '10 seconds' as at
  from generate_series(:first::int, :last::int) n;
create temporary table filler_player as
  select distinct player as n, 'filler-' || player as id from filler;

insert into users (id, brand, username, is_real_name_verified)
  select id, 'nova', id, true from filler_player on conflict do nothing;
insert into known_addresses (pair, used_at) select 'pair-' || n, now() from filler;
insert into linked_identities (brand, provider, subject, user_id)
  select 'nova', 'google', id, id from filler_player on conflict do nothing;
insert into opening_points (user_id, gp_id, points)
  select id, 'starfall', 1 from filler_player on conflict do nothing;
insert into roles (user_id, client_id, server_id, role_id, name, level)
  select 'filler-' || player, '510001', 's1', 'role-' || n, 'Filler', 1 from filler;
insert into tokens (hash, user_id, gp_id, created_at, last_used_at)
  select 'token-' || n, 'filler-' || player, 'starfall', now(), now() from filler;
insert into login_attempts (id, subject, at) select 'attempt-' || n, 'filler-' || player, now() from filler;
insert into coupons (code, user_id, gp_id, offer_id, period_start, name, rate_permille, state, claimed_at)
  select 'coupon-' || n, 'filler-' || player, 'starfall', 'offer-' || n, '', 'Filler', 900, 'avail', at
  from filler;
insert into claimed_gifts (user_id, client_id, server_id, role_id, activity_id, gift_id, claimed_at)
  select 'filler-' || player, '510001', 's1', 'role-' || n, 'activity', 'gift', at from filler;
insert into replenishments (id, user_id, gp_id, client_id, server_id, area_id, role_id, product_id,
    amount_minor, currency, expires_at, state, billing_no, paid_at, lifted_at)
  select 'replenishment-' || n, 'filler-' || player, 'starfall', '510001', 's1', 'am', 'role-' || n, 'goods', 499,
    'USD', at, 'paid', 'F' || n, at, at
  from filler;
insert into prepaid_cards (number_hash, last_digits, salt, password_hash, brand, gp_ids, currency,
    value_minor, gems, extra_gems, state, billing_no, used_at)
  select 'card-' || n, '0000', 'salt', 'hash', 'filler', '[]', 'USD', 499, 1, 0, 'used', 'F' || n, at
  from filler;

insert into orders (billing_no, status, user_id, brand, client_id, server_id, area_id, role_id, product_id,
    idempotency_key, request_hash, user_name, game_name, server_name, role_name, product_name,
    price_minor, points, currency, region, payway_id, channel_id, provider, payment_id, created_at,
    settled_at)
  select to_char(at, 'YYMMDDHH24MISS') || lpad(n::text, 13, '0'),
    case when n % 10 = 0 then 'pending' else 'success' end, 'filler-' || player, 'nova',
    '510001', 's1', 'am', 'role-' || n, '510001-gems-680', md5(n::text), md5(n::text),
    'filler-' || player, 'Starfall', 'Server 1', 'Filler', '680 Starlight', 499, 50, 'USD', 'GLOBAL',
    '10201', 'paypal', 'paypal', 'payment-' || n, at, case when n % 10 <> 0 then at end
  from filler;
insert into payments (id, provider, merchant, merchant_order, item, method, amount_minor, currency, state,
    created_at, expires_at, decided_at)
  select payment_id, provider, 'Filler', billing_no, product_name, channel_id, price_minor, currency,
    case when status = 'pending' then 'open' else 'approved' end, created_at, now() + interval '1 day', settled_at
  from orders join filler on payment_id = 'payment-' || n;
insert into provider_events (id, provider, payment_id, body, attempts, next_attempt_at, delivered_at,
    last_answer, created_at)
  select 'event-' || n, 'paypal', 'payment-' || n, '{}', 1, at, at, '200', at from filler where n % 10 <> 0;
insert into webhook_events (provider, event_id, billing_no, outcome, received_at)
  select 'paypal', 'event-' || n, to_char(at, 'YYMMDDHH24MISS') || lpad(n::text, 13, '0'), 'applied', at
  from filler where n % 10 <> 0;
insert into deliveries (billing_no, user_id, role_id, product_id, delivered_at)
  select billing_no, user_id, role_id, product_id, settled_at
  from orders join filler on payment_id = 'payment-' || n where status = 'success';

drop table filler, filler_player;
analyze;

SET check_function_bodies = false;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE FUNCTION public.items_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        perform mark_menus_changed((select array_agg(distinct menu_id) from changed));
        return null;
      end $$;
CREATE FUNCTION public.mark_menus_changed(menu_ids integer[]) RETURNS void
    LANGUAGE sql
    AS $$
      insert into index_changes as due (engine, menu_id)
      select e.name, m.id
      from (select distinct unnest(menu_ids) as id) m cross join search_engines e
      order by e.name, m.id
      on conflict (engine, menu_id) do update
      set generation = due.generation + 1, attempts = 0, due_at = now(), parked = false, error = null, changed_at = now();
      select pg_notify('menu_changes', '') where cardinality(menu_ids) > 0;
    $$;
CREATE FUNCTION public.menus_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        perform mark_menus_changed((select array_agg(distinct id) from changed));
        return null;
      end $$;
CREATE FUNCTION public.restaurants_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      perform mark_menus_changed((
        select array_agg(m.id)
        from new_rows n join old_rows o using (id) join menus m on m.restaurant_id = n.id
        where m.date_deleted is null and (n.name, n.city, n.postcode, n.cuisine) is distinct from (o.name, o.city, o.postcode, o.cuisine)
      ));
      return null;
    end $$;
CREATE FUNCTION public.sections_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        perform mark_menus_changed((select array_agg(distinct menu_id) from changed));
        return null;
      end $$;
CREATE FUNCTION public.stamp_changed_xid() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      new.changed_xid := pg_current_xact_id();
      return new;
    end $$;
CREATE TABLE public.index_changes (
    engine text NOT NULL,
    menu_id integer NOT NULL,
    generation bigint DEFAULT 1 NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    parked boolean DEFAULT false NOT NULL,
    error text,
    changed_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.item_evidence (
    menu_id integer NOT NULL,
    section_position integer NOT NULL,
    "position" integer NOT NULL,
    evidence jsonb NOT NULL
);
CREATE TABLE public.items (
    menu_id integer NOT NULL,
    section_position integer NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    description text,
    price numeric(8,2) NOT NULL,
    vegetarian boolean NOT NULL,
    vegan boolean NOT NULL,
    calories integer NOT NULL,
    halal boolean NOT NULL,
    spicy boolean NOT NULL,
    allergens text NOT NULL,
    stated jsonb NOT NULL,
    review jsonb NOT NULL,
    CONSTRAINT items_calories_check CHECK ((calories >= 0)),
    CONSTRAINT items_price_check CHECK ((price >= (0)::numeric))
);
CREATE TABLE public.menu_bodies (
    menu_id integer NOT NULL,
    identity bytea NOT NULL,
    gzip bytea NOT NULL,
    brotli bytea NOT NULL
);
ALTER TABLE ONLY public.menu_bodies ALTER COLUMN identity SET STORAGE EXTERNAL;
ALTER TABLE ONLY public.menu_bodies ALTER COLUMN gzip SET STORAGE EXTERNAL;
ALTER TABLE ONLY public.menu_bodies ALTER COLUMN brotli SET STORAGE EXTERNAL;
CREATE TABLE public.menu_checks (
    id bigint NOT NULL,
    restaurant_id uuid NOT NULL,
    source_url text NOT NULL,
    checked_at timestamp with time zone DEFAULT now() NOT NULL,
    outcome text NOT NULL,
    detail text,
    sha256 text,
    CONSTRAINT menu_checks_outcome_check CHECK ((outcome = ANY (ARRAY['changed'::text, 'unchanged'::text, 'unreachable'::text, 'needs review'::text])))
);
ALTER TABLE public.menu_checks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.menu_checks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.menu_lines (
    id integer NOT NULL,
    restaurant_id uuid NOT NULL,
    source_url text NOT NULL,
    name text NOT NULL
);
ALTER TABLE public.menu_lines ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.menu_lines_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.menu_sources (
    restaurant_id uuid NOT NULL,
    source_url text NOT NULL,
    last_check timestamp with time zone,
    last_outcome text,
    failures integer DEFAULT 0 NOT NULL,
    etag text,
    last_modified text,
    sha256 text,
    corrections jsonb
);
CREATE TABLE public.menus (
    id integer NOT NULL,
    line_id integer NOT NULL,
    restaurant_id uuid NOT NULL,
    name text NOT NULL,
    source_url text NOT NULL,
    date_updated timestamp(6) without time zone NOT NULL,
    date_deleted timestamp(6) without time zone,
    version integer NOT NULL,
    previous_id integer,
    presented_hash bytea NOT NULL,
    content_hash bytea NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    body_changed timestamp(6) without time zone NOT NULL,
    changed_xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
    CONSTRAINT menus_revision_check CHECK ((revision > 0)),
    CONSTRAINT menus_version_check CHECK ((version > 0))
);
ALTER TABLE public.menus ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.menus_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.migrations (
    id integer NOT NULL,
    name character varying(255),
    batch integer,
    migration_time timestamp with time zone
);
CREATE SEQUENCE public.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.migrations_id_seq OWNED BY public.migrations.id;
CREATE TABLE public.migrations_lock (
    index integer NOT NULL,
    is_locked integer
);
CREATE SEQUENCE public.migrations_lock_index_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.migrations_lock_index_seq OWNED BY public.migrations_lock.index;
CREATE TABLE public.oauth_clients (
    client_id text NOT NULL,
    name text NOT NULL,
    disabled boolean DEFAULT false NOT NULL,
    secret_hashes text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT oauth_clients_secret_hashes_check CHECK (((cardinality(secret_hashes) >= 1) AND (cardinality(secret_hashes) <= 2)))
);
CREATE UNLOGGED TABLE public.request_counts (
    key text NOT NULL,
    points integer NOT NULL,
    expire bigint
)
WITH (fillfactor='50');
CREATE TABLE public.restaurants (
    id uuid NOT NULL,
    name text NOT NULL,
    phone_number text NOT NULL,
    cuisine text NOT NULL,
    street text NOT NULL,
    city text NOT NULL,
    postcode text NOT NULL,
    country text NOT NULL,
    latitude double precision DEFAULT 0 NOT NULL,
    longitude double precision DEFAULT 0 NOT NULL,
    folded_name text NOT NULL,
    folded_city text NOT NULL,
    folded_cuisine text NOT NULL
);
CREATE TABLE public.search_engines (
    name text NOT NULL,
    epoch text,
    registered_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.sections (
    id integer NOT NULL,
    menu_id integer NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL
);
ALTER TABLE public.sections ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sections_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.signing_keys (
    kid text NOT NULL,
    algorithm text NOT NULL,
    public_jwk jsonb NOT NULL,
    sealed_private_key bytea NOT NULL,
    state text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    retired_at timestamp with time zone,
    CONSTRAINT signing_keys_algorithm_check CHECK ((algorithm = ANY (ARRAY['RS256'::text, 'ES256'::text]))),
    CONSTRAINT signing_keys_state_check CHECK ((state = ANY (ARRAY['next'::text, 'current'::text, 'previous'::text])))
);
CREATE TABLE public.source_documents (
    sha256 text NOT NULL,
    bytes bytea NOT NULL,
    media_type text NOT NULL,
    url text NOT NULL,
    fetched_at timestamp with time zone NOT NULL,
    CONSTRAINT source_documents_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);
ALTER TABLE ONLY public.migrations ALTER COLUMN id SET DEFAULT nextval('public.migrations_id_seq'::regclass);
ALTER TABLE ONLY public.migrations_lock ALTER COLUMN index SET DEFAULT nextval('public.migrations_lock_index_seq'::regclass);
INSERT INTO public.index_changes VALUES
	('test', 1, 3, 0, '2026-11-23 19:27:23.830585+00', false, NULL, '2026-11-23 19:27:23.830585+00'),
	('test', 2, 3, 0, '2026-11-23 19:27:24.050464+00', false, NULL, '2026-11-23 19:27:24.050464+00'),
	('test', 3, 4, 0, '2026-11-23 19:27:24.515607+00', false, NULL, '2026-11-23 19:27:24.515607+00'),
	('test', 4, 3, 0, '2026-11-23 19:27:24.515607+00', false, NULL, '2026-11-23 19:27:24.515607+00');
INSERT INTO public.item_evidence VALUES
	(1, 0, 0, '[{"rule": "legend", "basis": "stated", "field": "allergens", "state": "contains", "value": "GLUTEN", "words": "GLUTEN", "confidence": 1}, {"rule": "legend", "basis": "stated", "field": "allergens", "state": "contains", "value": "MILK", "words": "MILK", "confidence": 1}]'),
	(1, 0, 1, '[{"rule": "legend", "basis": "stated", "field": "allergens", "state": "contains", "value": "GLUTEN", "words": "GLUTEN", "confidence": 1}, {"rule": "legend", "basis": "stated", "field": "allergens", "state": "contains", "value": "MILK", "words": "MILK", "confidence": 1}]'),
	(1, 0, 2, '[{"rule": "legend", "basis": "stated", "field": "allergens", "state": "contains", "value": "GLUTEN", "words": "GLUTEN", "confidence": 1}]'),
	(1, 0, 3, '[]'),
	(1, 1, 0, '[{"rule": "legend", "basis": "stated", "field": "allergens", "state": "contains", "value": "MILK", "words": "MILK", "confidence": 1}]'),
	(2, 0, 0, '[{"rule": "legend", "basis": "stated", "field": "allergens", "state": "contains", "value": "GLUTEN", "words": "GLUTEN", "confidence": 1}]'),
	(2, 0, 1, '[]'),
	(3, 0, 0, '[{"rule": "legend", "basis": "stated", "field": "vegetarian", "value": "true", "words": "(v)", "confidence": 1}, {"rule": "cheese", "basis": "estimated", "field": "allergens", "state": "contains", "value": "MILK", "words": "Cheddar", "confidence": 0.9}]'),
	(4, 0, 0, '[{"rule": "legend", "basis": "stated", "field": "vegetarian", "value": "true", "words": "(v)", "confidence": 1}, {"rule": "cheese", "basis": "estimated", "field": "allergens", "state": "contains", "value": "MILK", "words": "Cheddar", "confidence": 0.9}]');
INSERT INTO public.items VALUES
	(1, 0, 0, 'Steak and Ale Pie', NULL, 13.50, false, false, 1100, false, false, 'Gluten, Milk', '{}', '[]'),
	(1, 0, 1, 'Cheese and Onion Pie', NULL, 11.00, true, false, 900, false, false, 'Gluten, Milk', '{}', '[]'),
	(1, 0, 2, 'Chickpea Pie', NULL, 10.50, true, true, 700, false, false, 'Gluten', '{}', '[]'),
	(1, 0, 3, 'Market Pie', NULL, 0.00, false, false, 800, false, false, 'Unknown (ask the restaurant)', '{}', '[]'),
	(1, 1, 0, 'Rhubarb Crumble', NULL, 6.00, false, false, 540, false, false, 'Milk (may contain)', '{}', '[]'),
	(2, 0, 0, 'Halal Lamb Pie', NULL, 12.00, false, false, 950, true, false, 'Gluten', '{}', '[]'),
	(2, 0, 1, 'Chilli Pie', NULL, 9.00, false, false, 850, false, true, '-', '{}', '[]'),
	(3, 0, 0, 'Cheese & Onion Oatcake', 'Two oatcakes, mature Cheddar', 6.50, true, false, 540, false, false, 'Gluten (estimated), Milk', '{"words": {"vegetarian": "(v)"}, "vegetarian": true}', '[]'),
	(4, 0, 0, 'Cheese & Onion Oatcake', 'Two oatcakes, mature Cheddar', 7.25, true, false, 540, false, false, 'Gluten (estimated), Milk', '{"words": {"vegetarian": "(v)"}, "vegetarian": true}', '[]');
INSERT INTO public.menu_bodies VALUES
	(1, '\x7b226964223a312c2272657374617572616e744964223a2262656335386565342d313665652d353666342d623832332d313837353933393039323139222c226e616d65223a2253756e646179204c756e6368222c22736f7572636555726c223a2268747470733a2f2f776865656c2e6578616d706c652f6c756e63682e706466222c226461746555706461746564223a22323032362d31312d32335431393a32373a32332e383936353132222c226461746544656c65746564223a6e756c6c2c2276657273696f6e223a312c2270726576696f75734d656e7556657273696f6e4964223a6e756c6c2c2273656374696f6e73223a5b7b226964223a312c226e616d65223a2250696573222c226974656d73223a5b7b226e616d65223a22537465616b20616e6420416c6520506965222c226465736372697074696f6e223a6e756c6c2c227072696365223a31332e352c227665676574617269616e223a66616c73652c22766567616e223a66616c73652c2263616c6f72696573223a313130302c2268616c616c223a66616c73652c227370696379223a66616c73652c22616c6c657267656e73223a22476c7574656e2c204d696c6b227d2c7b226e616d65223a2243686565736520616e64204f6e696f6e20506965222c226465736372697074696f6e223a6e756c6c2c227072696365223a31312c227665676574617269616e223a747275652c22766567616e223a66616c73652c2263616c6f72696573223a3930302c2268616c616c223a66616c73652c227370696379223a66616c73652c22616c6c657267656e73223a22476c7574656e2c204d696c6b227d2c7b226e616d65223a22436869636b70656120506965222c226465736372697074696f6e223a6e756c6c2c227072696365223a31302e352c227665676574617269616e223a747275652c22766567616e223a747275652c2263616c6f72696573223a3730302c2268616c616c223a66616c73652c227370696379223a66616c73652c22616c6c657267656e73223a22476c7574656e227d2c7b226e616d65223a224d61726b657420506965222c226465736372697074696f6e223a6e756c6c2c227072696365223a302c227665676574617269616e223a66616c73652c22766567616e223a66616c73652c2263616c6f72696573223a3830302c2268616c616c223a66616c73652c227370696379223a66616c73652c22616c6c657267656e73223a22556e6b6e6f776e202861736b207468652072657374617572616e7429227d5d7d2c7b226964223a322c226e616d65223a2250756464696e6773222c226974656d73223a5b7b226e616d65223a2252687562617262204372756d626c65222c226465736372697074696f6e223a6e756c6c2c227072696365223a362c227665676574617269616e223a66616c73652c22766567616e223a66616c73652c2263616c6f72696573223a3534302c2268616c616c223a66616c73652c227370696379223a66616c73652c22616c6c657267656e73223a224d696c6b20286d617920636f6e7461696e29227d5d7d5d7d', '\x1f8b0800000000000003add3df6bdb301007f07f45dc530b7662d97162eb6d74300a0b2bdbb297d187b37d898565d9e847bb50f2bf0f3b6dd28ed160e88be1a4c3fa7cadf313c80a040fc09075e80d6a775b818082ca34235a847c4914a6cbed222cb2380979b64af3248ff298e71080c69640c00faf2bdcb3af5e973504603b6f4ada1805026ae77a2be6f3c79a48cde80fb6bda2b91a3a677db585002a74b4e987e770701cc5cb90f3304e7ef25cc42b1127b32c5fa63c7e6efd4c8ac656ed950ae0818c959d1e33f4861e64e7ed9ab4ff755cbf3d355a2a9decb405f1fbe925f433ff4e928500a4a3f6b8fd12cb11360c75c53e296277920602d9d2c8de8d671edfdc1b5912089eccd2c1b3238746a206b14565695c7a5595a83a331c28388fa2006a54a84ebbb697e5fe54a152647634a0e18bf28e74c0d6523570084ec89b9ac8d2a8fca665a72f3bf95ba533fe1d64fe314659363de1655bf4ef377ca33b1667dc6a3aee356b8da6217711154dbad56c8a69a31bdd3d6a7685b661ae2676fe0dafe1703f5887518dcfa3eaab4aeadd7fc7f57bed0b3405bb31be2dd4fb99969332a58b099986cb67572dee59d96987528f49ee0f7f0141ae3c026b040000', '\x1b6a0400c4afdcdeaa655ef5936077e05ddc2a5f60c10f4f7ce29a066ff2f4f80899f86fd90bca061e6682ec86339ae0d4676e0dc50a247f63e4dddcea2565cf7e516588858eb1f9ead30c31124ebd90d93584cf6c787eee1a49281d4384811739911d49114187a28e11e37e55197d6b17ab4a4be898fb754af9716a11a35c96618e2debb3646e4d1f52ac563b6f0e590e1db895c7a1219d23b19b338430a4e3c02f65104bc70c23df13521d38e0965117e44117e541d8dbba64b51a5a3c3d71f33a33e227e23885ea9b8a67e8f898535485a0b6b830356b47ccefb6acdd540c83789900335c8e48e860e4100bc7f430d516bcd05491423420e266899f52db4f9dbe8d85b06d1d25b5d46a24f350a5df199d91a34e0503ff88e3765d58e9da65d536f8d78116f64be699b71daf55d5ab638c48e8fc9a2ecb1f44e58655da0c4cf8c6da766c6d98a0a9421cb440c36e68bdedf3b347766e61551e55d81f55da86e666c1994da1a86fe1ff052fe2ae20c9ae0fabce2efb0377e59ad09468fbd3da252d2fe87cb83c177180256dd3d1f7ff08d0a8526c94977f'),
	(2, '\x7b226964223a322c2272657374617572616e744964223a2265356266326138642d656364652d353835662d623061302d323232643465633936366265222c226e616d65223a2250696520616e64204d617368204e69676874222c22736f7572636555726c223a2268747470733a2f2f636c617968616e6765722e6578616d706c652f706965732e68746d6c222c226461746555706461746564223a22323032362d31312d32335431393a32373a32342e303838313336222c226461746544656c65746564223a6e756c6c2c2276657273696f6e223a312c2270726576696f75734d656e7556657273696f6e4964223a6e756c6c2c2273656374696f6e73223a5b7b226964223a332c226e616d65223a22506c61746573222c226974656d73223a5b7b226e616d65223a2248616c616c204c616d6220506965222c226465736372697074696f6e223a6e756c6c2c227072696365223a31322c227665676574617269616e223a66616c73652c22766567616e223a66616c73652c2263616c6f72696573223a3935302c2268616c616c223a747275652c227370696379223a66616c73652c22616c6c657267656e73223a22476c7574656e227d2c7b226e616d65223a224368696c6c6920506965222c226465736372697074696f6e223a6e756c6c2c227072696365223a392c227665676574617269616e223a66616c73652c22766567616e223a66616c73652c2263616c6f72696573223a3835302c2268616c616c223a66616c73652c227370696379223a747275652c22616c6c657267656e73223a222d227d5d7d5d7d', '\x1f8b0800000000000003958fc16ac3300c865f25e8ecb489db6689af1b6c8575f4b0ee3276501db531284eb09db252f2ee2369e87a1bbb08247d48df7f01538292021cf9809d431bd62528a0d5fe20312f63d225c5ab7c7588f70926b194b25c922eb26c4f20c0624da0606b28425b461bf455f4668e550001bee99ca69d63505085d07a359f6bc67385f6486e46df58b74cf3d6909f55a166105062a05d3bd4c14126328bd334968bf7b450f241c9e52cc9f374914de813318da8ed98059cc879d35850a980d6d1c9349ddf90ed3eaef3f50df4a48369ac07f57919f32f7e933006f220c004aaafc0b47941468e5eb1de475b33642fc96b67da30bebc1e6e9dd1042a9583cc91023a8316d401d9d338baeb3472e30c7950c52a11500de74105d79100df1a7dbe91c84cee48832f3c7317c8422f6e5e8f9561367f3a15ff52caef94a6e5e47415bc578aa1ffeabffa1ffb3dac6c4a020000', '\x1b490200c43775feb4e6de2c87c073fb112636a889ca30742e83994cf9ca1651544969a3d9c89f23fd01fc6d5e0fc6c6378d2be5d770e904f1d029616ffef4d643830b3b484ded153bcfaaa88b81b2b189559aa63e67d794a56510a666c2d07811fe62e18f8f66d5054fd2766b1056b3cdd2f1e7727c3000cf4bddd81cba381665199a531ccd852ddd044104f1735e010ee0c60d95242acd6cf9615ae9340fe3ba4eb2929deaf198a1353290bc804e08aa4f1e79bad139775bb0a6e315f4970e769934e8f6050f84979d42263c7afdc68ccd387830131bbc88fcc031cca5cc672393c36d09a19314d0b4e5b5598a99c22b00794df9eacc78b6145e4137454ce89690a0835dc684d55cdc811bc6e598cb9631bfc0f578b3e6292e840d86199d1b0baee39a4caf71c21d81dcb4a6c2e5e7f27301'),
	(3, '\x7b226964223a332c2272657374617572616e744964223a2262656335386565342d313665652d353666342d623832332d313837353933393039323139222c226e616d65223a22427265616b66617374222c22736f7572636555726c223a2268747470733a2f2f776865656c2e6578616d706c652f627265616b666173742e706466222c226461746555706461746564223a22323032362d31312d32335431393a32373a32342e343439313434222c226461746544656c65746564223a22323032362d31312d32335431393a32373a32342e353635363633222c2276657273696f6e223a312c2270726576696f75734d656e7556657273696f6e4964223a6e756c6c2c2273656374696f6e73223a5b7b226964223a342c226e616d65223a224f617463616b6573222c226974656d73223a5b7b226e616d65223a224368656573652026204f6e696f6e204f617463616b65222c226465736372697074696f6e223a2254776f206f617463616b65732c206d61747572652043686564646172222c227072696365223a362e352c227665676574617269616e223a747275652c22766567616e223a66616c73652c2263616c6f72696573223a3534302c2268616c616c223a66616c73652c227370696379223a66616c73652c22616c6c657267656e73223a22476c7574656e2028657374696d61746564292c204d696c6b227d5d7d5d7d', '\x1f8b08000000000000037590cd4ec33010845f25da0302c9699bc4098d8f80843854bd502e88c3369912ab8e13d90e3f427d77e4b6f4c665a5ddf9b43bb33fa45b528520071f78726cc3534b8ab668ca2520d3ac02d2b2dac974bbcc8b345bde9675512fea3cab4990e51ea4e8ce81f73bf68104f961720d36ce90a22e84d1abf9fcb303cc0c5fdc8f06f3ed1f3d1bdb1d096a396033c61a2fe78bbc4ab32ccd8be7ac56f9adcae54cca3a93f28c3ec0e07fb4accaaa2a48d0079cd7832595091a1d3ef430f915ecf4729ac794763246904713f4603da9d79fe337e425d79a43c37b7812a403fa1372d6ee3bc023b94ad6560f3639a3d1237ce3f4188ec7e9f9734886f31a91f41c2687e4be43dbb2a3e84c372055cdcae8f81d819d664b2ab809c7496c766c3c04356c06a7e149957221a863c3e622fa5137df978e8d817b470c458f660ab0c9357cd07d7cf28d4856daece9f076783bfc02f2066d7301020000', '\x1b000200c4ff74abaacdbcbdf3e009569e4be5013e266b727033e4d023e9aebdb9700fd57853fc446f7a52cc62ab53d7cf26ec6d5024081d8ed8fccd6d821011c5d227129ae51269d24d8516f9b6a359be2703273003db0ac0d1aa8610e26c4caa4ad5640a8e49371bc7f439aecf0328b8c62227aaf504728d684559ef93141cc4cdcf7ec0ee50bc25cdb234dbc9e05bdb0b6da10b115842c0495e504d04e94ad775183fa4082d8e40c48fd4ce22009662122bf07b3441f8e5114dd8f6f6aca6b1aa68028e9f9e228c99ff3acf8926c40ed8735b742d83034ff6b901b1d74bb5e463d1b14e95cd59c98ed9794e49a2c660372a6242e8ea92f5494653352e548bf0d20b4a4180c9f52347acea6e5cd004a1142647ae6a5503b2495fc4ab8e5779c27146866d715dcfa6d4b2a3423a3ee6ecb1a82bec7e763f3b'),
	(4, '\x7b226964223a342c2272657374617572616e744964223a2262656335386565342d313665652d353666342d623832332d313837353933393039323139222c226e616d65223a22427265616b66617374222c22736f7572636555726c223a2268747470733a2f2f776865656c2e6578616d706c652f627265616b666173742e706466222c226461746555706461746564223a22323032362d31312d32335431393a32373a32342e353635363633222c226461746544656c65746564223a6e756c6c2c2276657273696f6e223a322c2270726576696f75734d656e7556657273696f6e4964223a332c2273656374696f6e73223a5b7b226964223a352c226e616d65223a224f617463616b6573222c226974656d73223a5b7b226e616d65223a224368656573652026204f6e696f6e204f617463616b65222c226465736372697074696f6e223a2254776f206f617463616b65732c206d61747572652043686564646172222c227072696365223a372e32352c227665676574617269616e223a747275652c22766567616e223a66616c73652c2263616c6f72696573223a3534302c2268616c616c223a66616c73652c227370696379223a66616c73652c22616c6c657267656e73223a22476c7574656e2028657374696d61746564292c204d696c6b227d5d7d5d7d', '\x1f8b08000000000000033d904b4fc3301084ff4ab40704929336cea38d8f808438202ec005f5b04da68d55c7896c878750ff3b7229bdacb43b9f7667f6877447aa14e4e003cf8e6d78ec48d1166db506ca34af81b4aa7765ba5dcb22cdd7abaa299a6523f38604591e408a6e1df8b0631f48901f67d7e2d51952d4873079b5587cf680c9f0c5c364b0d8fed3d9d4ed4850c701af53acf1b25cca3acdf354162f79a3e44ac932abeaaaae8b337a0f83136a6763047dc0793d5a5252d0e4f0a1c7d93fc1ce6f7ff398a610e4d1063d5a4feafde714b9ba987fe6d0f2019e04e980e10f396b773de0915c25cf568f3639a3d1087cebf4144e97e9e5734cc6f31a910c1c6687e4ae47d7b1a3684bb720b5ca6415fdee11d869b6a4829b719ac466c7c64350cb66741a9e54552e05f56cd85c443fe9f6fbd2b131707bc454f460e6009b5cc3073dc457de88e4499b031d37c7cdf117ac71406be7010000', '\x1be60100c4ffd4e9b4ea5e5a9609c7324c2cdbdf08090fded4890f48d679cf8aef558d3fc51165f39ab7f9e5a44bf935b636c822f826c7d9fce636828f8042cb253225cd26922c3b36a5c0d50d49731dcb333cd5d3350f1cb5a8083ece7a12452c86111c4333f5217df6e57d80275c6d9112957200d94ab0a228b7510c0ec3f5cf76e0bbe3c95b90344dd28d08bed41d5f3765cbb66cdb80c30b2a898841097c016c0e87278f544f9ec61945068773e301fe176dc522f0f42cc650143480e33ba7048c9a7f3b4f89066207ecb9ce9a9ac17163e83705f8562f6a357c2c1ad6a83239cbcb213b4f298a440fd3865948f01d59b76c3e4868147d266af8a52d8414171021f491231465d36734c0b74c952315a52801e9d066e1aa13053b7e9f10b335aecb69a49a1da5cbfe31678f595960f7b3fbd901');
INSERT INTO public.menu_lines OVERRIDING SYSTEM VALUE VALUES
	(1, 'bec58ee4-16ee-56f4-b823-187593909219', 'https://wheel.example/lunch.pdf', 'Sunday Lunch'),
	(2, 'e5bf2a8d-ecde-585f-b0a0-222d4ec966be', 'https://clayhanger.example/pies.html', 'Pie and Mash Night'),
	(3, 'bec58ee4-16ee-56f4-b823-187593909219', 'https://wheel.example/breakfast.pdf', 'Breakfast');
INSERT INTO public.menus OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'bec58ee4-16ee-56f4-b823-187593909219', 'Sunday Lunch', 'https://wheel.example/lunch.pdf', '2026-11-23 19:27:23.896512', NULL, 1, NULL, '\xdbadf98835ac73f313bb3af85f78592b2d0d438c3e8f1d24c39a67329b7af479', '\x18aedc9b9c53bb2544fcab2bb734eb80391624eef7d734b4067e05c15cbc4e12', 1, '2026-11-23 19:27:23.896512', '756'),
	(2, 2, 'e5bf2a8d-ecde-585f-b0a0-222d4ec966be', 'Pie and Mash Night', 'https://clayhanger.example/pies.html', '2026-11-23 19:27:24.088136', NULL, 1, NULL, '\x33281b8ea2623936beeac68c7507323360aa8efabef7a2377d23285faad26731', '\xa327f28804f50d487b282461c6b289822789af6b6e76783ecfec6a5019a6b233', 1, '2026-11-23 19:27:24.088136', '757'),
	(3, 3, 'bec58ee4-16ee-56f4-b823-187593909219', 'Breakfast', 'https://wheel.example/breakfast.pdf', '2026-11-23 19:27:24.449144', '2026-11-23 19:27:24.565663', 1, NULL, '\x37b6472622a87aac47766ba095c40fb26e1252f80211466b44ab452432120664', '\xd292a199fc58acfcb01ca4505db5482dfb173da0b0d1c15af9489133f1a891cb', 2, '2026-11-23 19:27:24.565663', '759'),
	(4, 3, 'bec58ee4-16ee-56f4-b823-187593909219', 'Breakfast', 'https://wheel.example/breakfast.pdf', '2026-11-23 19:27:24.565663', NULL, 2, 3, '\x70e02bb69e878300f4b72e886711daab0a07e1a8042066d67505ccb914d5a559', '\xe4a1d5a6e328194c03ca557e0e96817ba4590375baff56b4073d81c36687a32f', 1, '2026-11-23 19:27:24.565663', '759');
INSERT INTO public.migrations VALUES
	(1, '001-restaurants', 1, '2026-11-23 19:27:21.123+00'),
	(2, '002-menus', 1, '2026-11-23 19:27:21.354+00'),
	(3, '003-sources', 1, '2026-11-23 19:27:21.405+00'),
	(4, '004-index-changes', 1, '2026-11-23 19:27:21.581+00'),
	(5, '005-clients', 1, '2026-11-23 19:27:21.627+00'),
	(6, '006-request-counts', 1, '2026-11-23 19:27:21.701+00'),
	(7, '007-postcode-changes', 1, '2026-11-23 19:27:21.71+00');
INSERT INTO public.migrations_lock VALUES
	(1, 0);
INSERT INTO public.oauth_clients VALUES
	('client_stored', 'Test', false, '{0000000000000000000000000000000000000000000000000000000000000000}', '2026-11-23 19:27:22.62976+00');
INSERT INTO public.request_counts VALUES
	('api:client_stored', 9, 1795462105120);
INSERT INTO public.restaurants VALUES
	('bec58ee4-16ee-56f4-b823-187593909219', 'The Potter''s Wheel', '01782 496 0123', 'Pub', '1 Bottle Row', 'Leek', 'ST13 5AA', 'United Kingdom', 0, 0, 'the potters wheel', 'leek', 'pub'),
	('e5bf2a8d-ecde-585f-b0a0-222d4ec966be', 'Café Clayhanger', '01782 496 0123', 'Café', '1 Bottle Row', 'Stone', 'ST15 8AA', 'United Kingdom', 0, 0, 'cafe clayhanger', 'stone', 'cafe');
INSERT INTO public.search_engines VALUES
	('test', NULL, '2026-11-23 19:27:22.584759+00');
INSERT INTO public.sections OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 0, 'Pies'),
	(2, 1, 1, 'Puddings'),
	(3, 2, 0, 'Plates'),
	(4, 3, 0, 'Oatcakes'),
	(5, 4, 0, 'Oatcakes');
SELECT pg_catalog.setval('public.menu_checks_id_seq', 1, false);
SELECT pg_catalog.setval('public.menu_lines_id_seq', 3, true);
SELECT pg_catalog.setval('public.menus_id_seq', 4, true);
SELECT pg_catalog.setval('public.migrations_id_seq', 7, true);
SELECT pg_catalog.setval('public.migrations_lock_index_seq', 1, true);
SELECT pg_catalog.setval('public.sections_id_seq', 5, true);
ALTER TABLE ONLY public.index_changes
    ADD CONSTRAINT index_changes_pkey PRIMARY KEY (engine, menu_id);
ALTER TABLE ONLY public.item_evidence
    ADD CONSTRAINT item_evidence_pkey PRIMARY KEY (menu_id, section_position, "position");
ALTER TABLE ONLY public.items
    ADD CONSTRAINT items_pkey PRIMARY KEY (menu_id, section_position, "position");
ALTER TABLE ONLY public.menu_bodies
    ADD CONSTRAINT menu_bodies_pkey PRIMARY KEY (menu_id);
ALTER TABLE ONLY public.menu_checks
    ADD CONSTRAINT menu_checks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.menu_lines
    ADD CONSTRAINT menu_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.menu_sources
    ADD CONSTRAINT menu_sources_pkey PRIMARY KEY (restaurant_id, source_url);
ALTER TABLE ONLY public.menus
    ADD CONSTRAINT menus_line_id_version_key UNIQUE (line_id, version);
ALTER TABLE ONLY public.menus
    ADD CONSTRAINT menus_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.migrations_lock
    ADD CONSTRAINT migrations_lock_pkey PRIMARY KEY (index);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.oauth_clients
    ADD CONSTRAINT oauth_clients_pkey PRIMARY KEY (client_id);
ALTER TABLE ONLY public.request_counts
    ADD CONSTRAINT request_counts_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.restaurants
    ADD CONSTRAINT restaurants_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.search_engines
    ADD CONSTRAINT search_engines_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.sections
    ADD CONSTRAINT sections_menu_id_position_key UNIQUE (menu_id, "position");
ALTER TABLE ONLY public.sections
    ADD CONSTRAINT sections_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.signing_keys
    ADD CONSTRAINT signing_keys_pkey PRIMARY KEY (kid);
ALTER TABLE ONLY public.source_documents
    ADD CONSTRAINT source_documents_pkey PRIMARY KEY (sha256);
CREATE INDEX index_changes_due ON public.index_changes USING btree (engine, due_at) WHERE (NOT parked);
CREATE INDEX menu_checks_of_source ON public.menu_checks USING btree (restaurant_id, source_url, checked_at DESC);
CREATE INDEX menu_lines_of_restaurant ON public.menu_lines USING btree (restaurant_id);
CREATE INDEX menus_changed ON public.menus USING btree (changed_xid);
CREATE INDEX menus_of_restaurant ON public.menus USING btree (restaurant_id) WHERE (date_deleted IS NULL);
CREATE UNIQUE INDEX menus_one_active_a_line ON public.menus USING btree (line_id) WHERE (date_deleted IS NULL);
CREATE INDEX menus_previous ON public.menus USING btree (previous_id);
CREATE INDEX restaurants_folded_city ON public.restaurants USING gin (folded_city public.gin_trgm_ops);
CREATE INDEX restaurants_folded_cuisine ON public.restaurants USING gin (folded_cuisine public.gin_trgm_ops);
CREATE INDEX restaurants_folded_name ON public.restaurants USING gin (folded_name public.gin_trgm_ops);
CREATE INDEX restaurants_in_order ON public.restaurants USING btree (name COLLATE "en-GB-x-icu", id);
CREATE TRIGGER items_changed_delete AFTER DELETE ON public.items REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.items_changed();
CREATE TRIGGER items_changed_insert AFTER INSERT ON public.items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.items_changed();
CREATE TRIGGER items_changed_update AFTER UPDATE ON public.items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.items_changed();
CREATE TRIGGER menus_changed_delete AFTER DELETE ON public.menus REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.menus_changed();
CREATE TRIGGER menus_changed_insert AFTER INSERT ON public.menus REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.menus_changed();
CREATE TRIGGER menus_changed_update AFTER UPDATE ON public.menus REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.menus_changed();
CREATE TRIGGER menus_stamp BEFORE UPDATE ON public.menus FOR EACH ROW EXECUTE FUNCTION public.stamp_changed_xid();
CREATE TRIGGER restaurants_changed_update AFTER UPDATE ON public.restaurants REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.restaurants_changed();
CREATE TRIGGER sections_changed_delete AFTER DELETE ON public.sections REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.sections_changed();
CREATE TRIGGER sections_changed_insert AFTER INSERT ON public.sections REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.sections_changed();
CREATE TRIGGER sections_changed_update AFTER UPDATE ON public.sections REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.sections_changed();
ALTER TABLE ONLY public.index_changes
    ADD CONSTRAINT index_changes_engine_fkey FOREIGN KEY (engine) REFERENCES public.search_engines(name) ON DELETE CASCADE;
ALTER TABLE ONLY public.item_evidence
    ADD CONSTRAINT item_evidence_menu_id_section_position_position_fkey FOREIGN KEY (menu_id, section_position, "position") REFERENCES public.items(menu_id, section_position, "position") ON DELETE CASCADE;
ALTER TABLE ONLY public.items
    ADD CONSTRAINT items_menu_id_section_position_fkey FOREIGN KEY (menu_id, section_position) REFERENCES public.sections(menu_id, "position") ON DELETE CASCADE;
ALTER TABLE ONLY public.menu_bodies
    ADD CONSTRAINT menu_bodies_menu_id_fkey FOREIGN KEY (menu_id) REFERENCES public.menus(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.menu_checks
    ADD CONSTRAINT menu_checks_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES public.restaurants(id);
ALTER TABLE ONLY public.menu_lines
    ADD CONSTRAINT menu_lines_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES public.restaurants(id);
ALTER TABLE ONLY public.menu_sources
    ADD CONSTRAINT menu_sources_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES public.restaurants(id);
ALTER TABLE ONLY public.menus
    ADD CONSTRAINT menus_line_id_fkey FOREIGN KEY (line_id) REFERENCES public.menu_lines(id);
ALTER TABLE ONLY public.menus
    ADD CONSTRAINT menus_previous_id_fkey FOREIGN KEY (previous_id) REFERENCES public.menus(id);
ALTER TABLE ONLY public.menus
    ADD CONSTRAINT menus_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES public.restaurants(id);
ALTER TABLE ONLY public.sections
    ADD CONSTRAINT sections_menu_id_fkey FOREIGN KEY (menu_id) REFERENCES public.menus(id) ON DELETE CASCADE;

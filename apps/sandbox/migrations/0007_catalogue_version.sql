CREATE FUNCTION change_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO settings (name, value) VALUES ('catalogue', gen_random_uuid()::text)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON games
  FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON areas
  FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON servers
  FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON goods
  FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();--> statement-breakpoint
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON channels
  FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();--> statement-breakpoint
INSERT INTO settings (name, value) VALUES ('catalogue', gen_random_uuid()::text)
  ON CONFLICT (name) DO NOTHING;

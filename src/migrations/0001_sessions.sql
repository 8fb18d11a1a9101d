-- Sessions that were signed out. The record in KV is deleted as well, but a place far away may still see it for a
-- while; this mark is looked up beside it. Kept until the session would have ended by itself.
CREATE TABLE revoked_sessions (
  session_hash TEXT PRIMARY KEY,
  expires_at_s INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX revoked_sessions_by_expiry ON revoked_sessions (expires_at_s);

-- Sign-ins that came back from the provider: each may do so once. Kept until the sign-in would be too old anyway.
CREATE TABLE used_sign_ins (
  state_hash TEXT PRIMARY KEY,
  expires_at_s INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX used_sign_ins_by_expiry ON used_sign_ins (expires_at_s);

import { requiredText } from '../../wire/text';
import { defineInGameLogin, defineLogin } from './define-login';

const method = {
  kind: 'password',
  file: 'auth',
  entries: { username: requiredText, password: requiredText },
} as const;

/**
 * Signs a player in with a game account (spec §7). `username` and `password` are encoded with
 * `obfuscateCredential`.
 */
export const login = defineLogin('login', method);

/** Like {@link login}, for paying for another player. */
export const inGameLogin = defineInGameLogin('inGameLogin', method);

import * as v from 'valibot';
import { defineCall } from '../../call';
import { domainArea } from '../../domain-area';
import { textList } from '../../wire/text-list';
import { optionalText, requiredText } from '../../wire/text';

/** The third-party kinds of sign-in (spec §1), as `json_type` names them. */
export const signInKinds = ['google', 'facebook', 'vk', 'twitter', 'apple', 'huawei'] as const;

/** One of {@link signInKinds}. */
export type SignInKind = (typeof signInKinds)[number];

const knownKinds = v.pipe(
  textList,
  v.transform((names) => signInKinds.filter((kind) => names.includes(kind))),
);

/** The kinds of sign-in a game offers, and the shop's ids at their providers (spec §3, login config). */
export const loginConfig = defineCall({
  name: 'loginConfig',
  kind: 'read',
  audience: 'guest',
  path: '/util/login/login_config',
  params: v.object({ client_id: requiredText, domain_area: domainArea }),
  content: v.object({
    fb_id: optionalText,
    gg_id: optionalText,
    gg_pkg: optionalText,
    ios_id: optionalText,
    vk_id: optionalText,
    /** The shop's id at the phone maker. */
    client_id: optionalText,
    /** The enabled kinds, in the order of {@link signInKinds}; unknown ones are left out. */
    json_type: knownKinds,
    /** A text beside the short-message platform's button. Show it as plain text. */
    twitterHtml: optionalText,
  }),
});

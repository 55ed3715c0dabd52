/** For each rule that needs types, the text of a TypeScript module that breaks it. */
export const plants = {
  'await-thenable': 'export const paid = async (): Promise<number> => await 1;',
  'no-array-delete': 'export const drop = (l: number[]): void => { delete l[0]; };',
  'no-base-to-string': 'export const text = (order: object): string => order.toString();',
  'no-confusing-void-expression':
    'declare function pay(): void;\nexport const paid = [pay()].length;',
  'no-deprecated': '/** @deprecated */\ndeclare const old: number;\nexport const now = old + 1;',
  'no-duplicate-type-constituents': 'export type State = "paid" | "late" | "paid";',
  'no-floating-promises': 'declare function pay(): Promise<number>;\npay();\nexport {};',
  'no-for-in-array':
    'export function each(l: number[], f: (key: string) => void): void { for (const k in l) f(k); }',
  'no-generated-empty-object-type':
    'interface None {}\nexport const none = (): None => ({});\nexport type Rest = Omit<{ a: 1 }, "a">;',
  'no-implied-eval': 'export const pay = new Function("pay()");',
  'no-meaningless-void-operator':
    'declare function pay(): void;\nexport const paid = (): void => { void pay(); };',
  'no-misused-promises':
    'declare function pay(): Promise<boolean>;\nexport const say = () => (pay() ? 1 : 2);',
  'no-misused-spread': 'export const all = (of: Map<string, string>): object => ({ ...of });',
  'no-mixed-enums': 'export enum State { Paid = 1, Late = "late" }',
  'no-redundant-type-constituents': 'export type Name = unknown | string;',
  'no-unnecessary-boolean-literal-compare':
    'export const not = (isPaid: boolean): boolean => isPaid === false;',
  'no-unnecessary-condition': 'export const say = (name: string): string => name ?? "nobody";',
  'no-unnecessary-template-expression': 'export const say = `pay ${"now"}`;',
  'no-unnecessary-type-arguments':
    'declare function make<T = string>(): T;\nexport const made = make<string>();',
  'no-unnecessary-type-assertion': 'export const name = (of: string): string => of!;',
  'no-unnecessary-type-conversion': 'export const name = (of: string): string => String(of);',
  'no-unnecessary-type-parameters': 'export declare function say<T>(what: T): void;',
  'no-unsafe-argument':
    'declare const any: any;\ndeclare function pay(order: string): void;\npay(any);\nexport {};',
  'no-unsafe-assignment': 'declare const any: any;\nexport const order = any;',
  'no-unsafe-call': 'declare const any: any;\nany();\nexport {};',
  'no-unsafe-member-access': 'declare const any: any;\nany.order;\nexport {};',
  'no-unsafe-return': 'declare const any: any;\nexport const pay = () => any;',
  'no-unsafe-unary-minus': 'export const less = (of: string): number => -of;',
  'no-useless-default-assignment':
    'export const pay = ({ sum = 1 }: { sum: number }): number => sum;',
  'only-throw-error': 'export const fail = (): never => { throw "failed"; };',
  'prefer-promise-reject-errors': 'export const failed = Promise.reject("failed");',
  'prefer-reduce-type-parameter':
    'export const all = (l: string[]) => l.reduce((all, one) => [...all, one], [] as string[]);',
  'prefer-return-this-type': 'export class Order { pay(): Order { return this; } }',
  'related-getter-setter-pairs':
    'export interface Order { get sum(): string; set sum(to: number); }',
  'require-await': 'export const pay = async (): Promise<number> => { return 1; };',
  'restrict-plus-operands': 'export const say = (sum: number): string => sum + " paid";',
  'restrict-template-expressions':
    'export const say = (order: object): string => `paid: ${order}`;',
  'return-await':
    'declare function pay(): Promise<number>;\n' +
    'export async function paid(): Promise<number> { try { return pay(); } catch { return 1; } }',
  'switch-exhaustiveness-check':
    'export function say(s: "paid" | "late"): void { switch (s) { case "paid": say("late"); } }',
  'unbound-method':
    'class Order { #sum = 1; pay(): number { return this.#sum; } }\n' +
    'export const { pay } = new Order();',
  'use-unknown-in-catch-callback-variable':
    'declare function pay(): Promise<number>;\n' +
    'export const paid = pay().catch((error: Error) => error.message);',
};

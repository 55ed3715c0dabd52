/**
 * The look, as far as a page does not set another one by the custom properties of the README or by `::part()`. Without
 * either it takes the font and the colours of the page. Without spaces, since a page loads it as it is written.
 */
export const styles = `
:host{display:block;--main:var(--shop-payment-main,#1a56db);--on-main:var(--shop-payment-on-main,#fff);--line:var(--shop-payment-line,#8888);--round:var(--shop-payment-round,8px)}
:host([hidden]),[hidden]{display:none!important}
*{box-sizing:border-box;margin:0;min-inline-size:0;overflow-wrap:anywhere}
form,section,fieldset,dl,label,div[part]{display:grid;gap:8px}
fieldset,legend{border:0;padding:0}
legend,h3,[part~=main]{font-weight:600}
legend{margin-block-end:8px}
input,select,button{font:inherit}
select,input,[part=row],[part=note],[part~=button]{padding:10px 12px;color:inherit;background:none;border:1px solid var(--line);border-radius:var(--round);min-block-size:44px}
[part=row]{display:flex;align-items:center;gap:12px;cursor:pointer}
[part=rows]:not(:last-child){content-visibility:auto;contain-intrinsic-size:auto 664px}
[part=row][data-chosen]{border-color:var(--main);box-shadow:inset 0 0 0 1px var(--main)}
[part=row]>input{accent-color:var(--main);inline-size:20px;min-block-size:20px;flex:none}
[part=options]{padding-inline-start:24px}
[part=icon]{object-fit:contain;flex:none;background:#fff;border-radius:4px}
[part=hint]{display:block}
option{color:#000;background:#fff}
[part~=button]{text-align:center;text-decoration:none;cursor:pointer}
[part~=main]{color:var(--on-main);background:var(--main);border-color:var(--main)}
:disabled,[aria-disabled=true]{opacity:.5;cursor:default}
:focus-visible{outline:3px solid var(--main);outline-offset:2px}
dl div{display:flex;flex-wrap:wrap;gap:4px 12px;justify-content:space-between}
dd{text-align:end}
[role=status]{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}`;

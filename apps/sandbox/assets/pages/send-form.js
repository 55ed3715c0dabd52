// An answer that travels in a form goes on by itself; without scripts there is its button.
document.forms[0].submit();

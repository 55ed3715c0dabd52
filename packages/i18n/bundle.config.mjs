// Texts stay as they are written: escaped, a letter of most languages would take six bytes.
export default [{ charset: 'utf8' }];

export default [{ target: 'es2022' }];

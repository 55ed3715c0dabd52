import vue from '@vitejs/plugin-vue';

// No component of Vue.
const compilerOptions = { isCustomElement: (tag) => tag === 'shop-payment' };

export default { plugins: [vue({ template: { compilerOptions } })] };

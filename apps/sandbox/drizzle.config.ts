/** The settings of drizzle-kit. */
export default {
  dialect: 'postgresql',
  schema: './src/database/schema/*.ts',
  out: './migrations',
};

import type { JsonSchema } from '@valibot/to-json-schema';
import type { FieldDocs } from './read-docs';

type Child = JsonSchema | boolean;

function describeChild(child: Child, fields: FieldDocs['fields']): Child {
  return typeof child === 'boolean' ? child : describeSchema(child, fields);
}

function describeField(child: Child, docs: FieldDocs | undefined): Child {
  if (typeof child === 'boolean' || docs === undefined) return child;
  const described = describeSchema(child, docs.fields);
  return docs.text === '' ? described : { ...described, description: docs.text };
}

/** Adds the docblocks of the fields to a schema. Those of a list or map belong to its items. */
export function describeSchema(schema: JsonSchema, fields: FieldDocs['fields']): JsonSchema {
  const { properties, items, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, child]) => [
          name,
          describeField(child, fields.get(name)),
        ]),
      ),
    }),
    ...(items !== undefined && !Array.isArray(items) && { items: describeChild(items, fields) }),
    ...(additionalProperties !== undefined && {
      additionalProperties: describeChild(additionalProperties, fields),
    }),
  };
}

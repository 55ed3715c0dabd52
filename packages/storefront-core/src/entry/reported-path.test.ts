import { trackingCalls } from '@shop/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { testRoutes, testStepRoutes } from '../testing';
import { reportedPath } from './reported-path';
import { servedPaths } from './served-paths';

it('is the path itself for every page of an app', () => {
  const paths = [...servedPaths(testRoutes), ...servedPaths(testStepRoutes)];
  expect(paths.map(reportedPath)).toEqual(paths);
});

it.each([
  ['/@starfall', '/@'],
  ['/order/202611280001', 'other'],
  ['/ann.smith@example.com', 'other'],
  ['/my?token=1', 'other'],
  ['', 'other'],
])('is without what could be an id: %s is %s', (pathname, reported) => {
  expect(reportedPath(pathname)).toBe(reported);
});

it('is a page that the contract accepts, whatever the path is', () => {
  const { page } = trackingCalls.trackMetrics.params.entries;
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      expect(v.is(page, reportedPath(path))).toBe(true);
    }),
  );
});

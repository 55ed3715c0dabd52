/** DOM id of the grid, so that the pay bar can bring it into view. */
export const goodsGridId = 'goods';

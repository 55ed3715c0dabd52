/** DOM id of the goods. In a file without React, since the script in the page reads it. */
export const goodsGridId = 'goods';

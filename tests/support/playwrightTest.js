module.exports = outside('@playwright/test');

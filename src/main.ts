const stage = document.querySelector('#game');
if (stage === null) throw new Error('the page has no place for the game');
stage.textContent = document.title;

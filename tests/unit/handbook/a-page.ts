/** A page as an export has it, with everything that surrounds a lesson's text on the site. */
export const pageHtml = ({
  title = 'Daily Scrum',
  body = '',
  questions = '',
} = {}) => `<!DOCTYPE html><html lang="en-US"><body><main>
<nav aria-label="Breadcrumb" class="nextra-breadcrumb"><ol><li>Scrum</li></ol></nav>
<article><div class="painted-apart"><h1>${title}</h1><div class="Byline-byline">By the author</div>${body}</div>
<div class="EbookAd-ad" data-ebook-ad="">Free Scrum Mastery Handbook: <a href="https://newsletter.example/">Download now</a></div>${questions}
<nav class="ContinueReading-block"><p>Continue Reading</p></nav>
<div class="nextra-timestamp">Last updated at <time datetime="2026-11-28T00:00:00.000Z">November 28, 2026</time></div>
<section class="ShareBlock-block" data-screen="">Share this page</section></article></main></body></html>`

export const heading = (id: string, text: string, level = 2) =>
  `<h${level}>${text}<a href="#${id}" id="${id}" class="subheading-anchor" aria-label="Permalink for this section"></a></h${level}>`

const choice = (key: string, text: string) =>
  `<label class="QuestionFields-choice"><input type="radio"><span class="QuestionFields-text"><span class="QuestionFields-key">${key}</span>${text}</span></label>`

export const questionsHtml = `${heading('check-yourself', 'Check yourself')}<div data-island="lesson"><ol class="CheckYourself-questions"><li>
<details open class="CheckYourself-question"><summary>Question 1 of 1</summary><div id="daily-scrum-1" data-question=""><fieldset class="QuestionFields-question">
<legend class="QuestionFields-stem">How long is a Daily Scrum at most?</legend>${choice('A', '15 minutes')}${choice('B', 'An hour')}</fieldset><button type="button">Check</button>
<details><summary><span>Show</span><span>Hide</span> the answer and the reasons</summary><ul><li data-right="" data-option="a"><strong>A: right.</strong> So the Guide says.</li><li data-option="b"><strong>B: wrong.</strong> That is too long.</li></ul>
<p><a href="https://feedback.example/">Report this question</a></p></details></div></details></li></ol></div>`

export const glossaryHtml = pageHtml({
  title: 'Scrum Glossary',
  body: `${heading('s', 'S')}${heading('sprint-goal', 'Sprint Goal', 3)}<p class="Term-facts"><span class="Term-origin">In the Scrum Guide: yes</span></p><p>Why a Sprint is valuable.</p>`,
})

export const lessonHtml = pageHtml({
  body: `<h2>Table of contents<a href="#table-of-contents" id="table-of-contents" class="subheading-anchor"></a></h2><div data-contents="">In this article</div>
<p>Toward the <a data-term="" href="/scrum/glossary#sprint-goal">Sprint Goal</a>, by <a href="/about">a team</a>.</p>${heading('agenda', 'An agenda')}
<figure class="Figure-figure"><img src="/images/scrum/day.svg" alt="A day, and 15 minutes of it." width="640" height="320"><figcaption>Short.</figcaption></figure>
<div class="plainElements-scroller" role="group" tabindex="0"><table><thead><tr><th scope="col">Minutes</th></tr></thead><tbody><tr><td>1 &amp; 2</td></tr></tbody></table></div>
<div role="note" class="Note-note Note-rule" aria-label="In the Scrum Guide"><p class="Note-label">In the Scrum Guide <span class="Note-source">Daily Scrum</span></p><p>15 minutes.</p></div>
<details><summary>What changed from 2017 to 2020</summary><p>The three questions are gone.</p></details>${heading('sources', 'Sources')}
<details><summary><span>Show</span><span>Hide</span> the source</summary><ul><li><a href="https://scrumguides.org/">The Scrum Guide<span class="visually-hidden"> (opens in a new tab)</span></a></li></ul></details>`,
  questions: questionsHtml,
})

import type { SearchWords } from '../lib/search/words'

const list = (words: string) => new Set(words.trim().split(/\s+/))

/**
 * Words and abbreviations of the lists below that readers type but no page has. Every other word is on a page,
 * so that a slip in it is found.
 */
export const typedOnly = [
  ...['ac', 'epc', 'pb', 'pos', 'pp', 'psmi', 'sbi', 'sm', 'sms', 'sp', 'uat'],
  ...['cert', 'certs', 'kickoff', 'postmortem', 'timeboxing', 'versus', 'vmodel'],
] as const

/** What the search knows of English and of agile work. Words in lower case, without signs. */
export const searchWords: SearchWords = {
  stopWords: list(`
    a an and are as at be been being by can could did do does doing for from get got had has have having he her
    his how i if in into is isn it its let me mean means my of on or our please shall she should so some tell than
    that the their them then there these they this those to us vs versus was we were what whats when where which who
    whom whose why will with would you your about explain s t difference differences between compared
  `),
  weakWords: list(`
    advantages author benefits best better definition defined describe different example examples explained exactly good guide happens happen important kind kinds
    long many maximum meaning minimum much need needed often one person purpose same short simple someone take takes team tips tutorial type types typical typically use
    site used using way website ways work works allowed usually
  `),
  minorHeadings: new Set(['sources', 'check yourself', 'elsewhere']),
  synonyms: {
    // Abbreviations
    ac: ['acceptance criteria'],
    bdd: ['behavior driven development'],
    cd: ['continuous delivery'],
    cfd: ['cumulative flow diagram'],
    ci: ['continuous integration'],
    csm: ['certified scrum master', 'agile certifications'],
    cspo: ['agile certifications'],
    dod: ['definition of done'],
    dor: ['definition of ready'],
    epc: ['empirical process control'],
    mvp: ['minimum viable product'],
    pb: ['product backlog'],
    pbi: ['product backlog item', 'product backlog'],
    pm: ['project manager', 'project management'],
    po: ['product owner'],
    pos: ['product owner'],
    pp: ['pair programming'],
    psm: ['psm i'],
    'psm 1': ['psm i'],
    psm1: ['psm i'],
    psmi: ['psm i'],
    pspo: ['agile certifications'],
    sbi: ['sprint backlog'],
    sdlc: ['software development life cycle'],
    sle: ['service level expectation'],
    sm: ['scrum master'],
    sms: ['scrum master'],
    sp: ['sprint planning', 'story points'],
    tdd: ['test driven development'],
    uat: ['acceptance test'],
    us: ['user story'],
    wip: ['work in progress'],
    xp: ['extreme programming xp', 'extreme programming'],
    // Other words for the same
    ceremony: ['scrum event', 'event'],
    certificate: ['certification'],
    cert: ['certification'],
    cookies: ['cookie policy'],
    author: ['about'],
    backlog: ['product backlog', 'sprint backlog'],
    daily: ['daily scrum'],
    'daily stand up': ['daily scrum'],
    'daily standup': ['daily scrum'],
    'dev team': ['developers', 'development team'],
    empiricism: ['empirical process control'],
    estimate: ['estimation techniques'],
    'extreme programming': ['xp'],
    'product backlog item': ['product backlog'],
    'feedback loop': ['feedback loops', 'inspection'],
    grooming: ['refinement'],
    iteration: ['sprint'],
    kickoff: ['sprint planning'],
    mail: ['e mail'],
    newsletter: ['e mail series'],
    'e mail': ['email'],
    email: ['e mail'],
    postmortem: ['retrospective'],
    retro: ['sprint retrospective', 'retrospective'],
    retrospective: ['sprint retrospective'],
    roadmap: ['release planning'],
    'scrum meeting': ['scrum event'],
    'software development life cycle': ['sdlc'],
    sizing: ['estimation'],
    'sprint zero': ['sprint 0'],
    'stand up': ['daily scrum'],
    standup: ['daily scrum'],
    'story mapping': ['user story mapping'],
    timebox: ['time boxing'],
    timeboxing: ['time boxing'],
    vmodel: ['v model'],
    'work in process': ['work in progress', 'wip'],
    'work in progress': ['wip'],
    // Counted names
    12: ['twelve'],
    'five events': ['scrum events'],
    'five values': ['scrum values'],
    'three artifacts': ['scrum artifacts'],
    'three roles': ['scrum accountabilities'],
    // Questions
    'how big': ['size'],
    'how large': ['size'],
    'how long': ['timebox', 'takes'],
    'how many developers': ['how large', 'team size'],
    'how many members': ['how large', 'team size'],
    'how many people': ['how large', 'team size'],
    'how much time': ['timebox', 'takes'],
    'who decides': ['self managing'],
    invented: ['history'],
    cost: ['price'],
    prioritize: ['order'],
    distributed: ['remote'],
    founder: ['history'],
    'who made': ['history', 'author'],
    'who runs': ['about'],
    'who wrote': ['about', 'history'],
  },
  introductions: {
    what: ['introduction to', 'overview of'],
  },
}

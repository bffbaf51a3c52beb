/** Introductions, places and titles of sessions in English, by the key of their series; the order of titles is that of the Korean ones. */

export interface EnglishTexts {
  readonly introduction: string;
  readonly place: string;
  /** One a session. */
  readonly titles: readonly string[];
}

const text = (introduction: string, place: string, titles: readonly string[]): EnglishTexts => ({
  introduction,
  place,
  titles,
});

const TEACHING_ROOM = 'Seminar room, Teaching and Learning Centre';

export const ENGLISH: Readonly<Record<string, EnglishTexts>> = {
  writing: text(
    'Bring the report you are writing now. We revise its first paragraph together, put the evidence in order, and read it aloud at the end. Submit the revised report as the assignment and we look at it once more.',
    'Writing Centre, Humanities Hall',
    ['The first paragraph', 'Evidence and order', 'Revising'],
  ),
  math: text(
    'It is fine if you missed functions, derivatives and integrals at school, or have forgotten them. Each week we solve a few problems, and a senior tutor helps you where you are stuck.',
    'Room 210, Natural Sciences Hall',
    ['Functions', 'Limits', 'Derivatives 1', 'Derivatives 2', 'Integrals 1', 'Integrals 2'],
  ),
  physics: text(
    'Force and energy, seen in things you use every day: transit cards, air conditioners, bicycles. No calculator needed. It runs only if at least ten people sign up.',
    'Laboratory 3, Natural Sciences Hall',
    ['Force', 'Energy', 'Electricity', 'Light'],
  ),
  english: text(
    'More than grammar, we practise saying things to the end. A class has about ten people, so everybody speaks every time. There are no levels; just come.',
    'Room 205, International Hall',
    ['Small talk', 'Telling a story', 'Taking a side', 'Final talk'],
  ),
  korean: text(
    'Learn the Korean you need to follow and note down lectures, to speak up in group work and to write reports. TOPIK level 4 is about enough to keep up.',
    'Room 102, International Hall',
    ['Taking notes in lectures', 'Talking in group work', 'Summarizing', 'Quoting', 'Presenting', 'Finishing a report'],
  ),
  restart: text(
    'If last semester did not go as you hoped, meet a coach four times and start again from your timetable. Nobody asks about grades. You choose one thing that is hard to do alone, and we see it through together.',
    'Coaching room, Teaching and Learning Centre',
    ['My day as it is', 'Choosing one thing', 'Getting unstuck', 'A promise for next semester'],
  ),
  stats: text(
    'Bring your data when you don’t know how to analyse a survey. Together we decide which test to use and why, and how to put the result into words.',
    'Statistics lab, Social Sciences Hall',
    ['What to compare', 'Putting results into words'],
  ),
  interview: text(
    'A 20-minute interview, as real as it gets, in front of two people from the field. We go through the recording with you, down to how you look and how you end a sentence. In the second session you see what has changed.',
    'Mock interview room, Career Centre',
    ['First interview', 'Once more'],
  ),
  letters: text(
    'Choose one job post and write your cover letter to the end, right there. You swap with your neighbour, and a counsellor goes through it line by line. Submit the finished letter to complete the class.',
    'Seminar room, Career Centre',
    ['Choosing experiences', 'Writing to the end'],
  ),
  coding: text(
    'Don’t fight errors alone on the night before the deadline. Graduate tutors give hints instead of answers. Bring anything from a computer science course.',
    'Open lab, Software Hall',
    ['Reading errors', 'Breaking it down', 'Testing and fixing'],
  ),
  speaking: text(
    'A class for people whose voice shakes before a presentation. We begin with breath and voice, and practise putting what you want to say into one sentence. In the last session everybody speaks for three minutes and hears what others liked. The recording of your talk is yours alone.',
    'Creative Learning Room, 2nd floor, Mirae Hall',
    ['Voice and breath', 'Saying it in one sentence', 'Fewer slides', 'Three-minute talks and feedback'],
  ),
  python: text(
    'Only for people who have never coded. In four sessions you write a small program of your own that reads your spending and draws a chart of it. No laptop? Use the computers in the lab.',
    'Computer lab B102, Engineering Hall',
    ['Variables and sums', 'Lists and loops', 'Reading files', 'Drawing charts'],
  ),
  ai: text(
    'How to ask well, how to doubt an answer, and how to say that you used it: in two sessions. We also read the university’s guidelines. It is online, and the recording stays up for a week.',
    'Online classroom',
    ['Good questions, doubtful answers', 'Using it in assignments, and saying so'],
  ),
  data: text(
    'Learn pivot tables and charts with data from nearby: library loans, sales of the café across the street. You go home with a one-page report each time.',
    'Lab 304, Business Hall',
    ['Cleaning up a table', 'Asking with pivot tables', 'Saying it with charts'],
  ),
  law: text(
    'We read real documents, from leases and deposits to contracts for part-time jobs, and look for clauses that are risky. Legal Affairs answers the questions that it gets most often.',
    'Small hall, Student Union',
    ['An evening of reading contracts'],
  ),
  finance: text(
    'What is good to know before your first job: reading a payslip, tax, insurance, money for emergencies. We recommend no products. You leave with a budget of your own.',
    'Room 101, Business Hall',
    ['What a salary is made of', 'A budget of your own'],
  ),
  reading: text(
    'From the Analects to Walden: books that are hard to finish alone, read together in five evenings. You need not read ahead. We read aloud and share the sentences we underlined.',
    'Open Library, 5th floor, Central Library',
    ['The Analects', 'The Apology', 'Pride and Prejudice', 'Walden', 'A book I chose'],
  ),
  notes: text(
    'What is different about notes that you open again a week before the exam? Look at real notes of senior students and find the way that suits your major.',
    'Seminar room 2, 3rd floor, Central Library',
    ['Notes you open again'],
  ),
  debate: text(
    'You take both sides in turn, and begin by saying exactly what the other side said. At the end we hold a public debate about a real problem on campus.',
    'Room 201, Humanities Hall',
    ['Listening well', 'Building an argument', 'Public debate'],
  ),
  video: text(
    'Plan, shoot and edit once, and finish a one-minute video. Submit it as the assignment and the lecturer writes to you about it. Good ones are shown at the festival, if you like.',
    'Studio 1, Media Hall',
    ['Choosing a story', 'Light and sound', 'Cutting and joining'],
  ),
  poster: text(
    'Finish the poster for your conference or capstone show in one day. In the morning you learn layouts that people read; in the afternoon everybody hangs theirs on the wall and we look together. Lunch is on us.',
    'Exhibition room, 1st floor, Media Hall',
    ['From layout to print'],
  ),
  startup: text(
    'Start from one thing that bothered you, meet customers, show them a paper prototype, and explain it in numbers. You can apply without a team. We read the applications and choose.',
    'Lounge, Industry Cooperation Hall',
    ['Finding what bothers', 'Meeting customers', 'A paper prototype', 'Three-minute pitches'],
  ),
  camp: text(
    'Hand in your phone for a while, cook and find your way with people you have just met. A camp for learning to stand beside others rather than in front. Many apply, so we draw lots.',
    'Garam Training Centre',
    ['Meeting', 'Looking back'],
  ),
  library: text(
    'Find the paper you want in the library’s databases within ten minutes, and have your references sorted automatically. A must before your thesis.',
    'Search room, 1st floor, Central Library',
    ['Searching and citing'],
  ),
  exchange: text(
    'Five students who came back last year tell you frankly how they chose a university, what it cost, and about the lonely days. Afterwards you can ask at a table for each country.',
    'Global Lounge, International Hall',
    ['Stories from five countries'],
  ),
  together: text(
    'A group that reads media textbooks together and teaches one another. One person leads each week, the others ask. After six sessions, preparing for exams is much lighter.',
    'Study room 3, Media Hall',
    [
      'Deciding together',
      'Reading theory',
      'Finding cases',
      'Teaching one another',
      'Writing questions',
      'Looking back',
    ],
  ),
  firstyear: text(
    'Enrolling, assignments, somebody to eat with: everything is hard the first time. One senior and four new students work it out as a group.',
    'Room 302, Student Union',
    ['Meeting the group', 'Sharing exam preparation', 'Looking back on the semester'],
  ),
  language: text(
    'International and Korean students talk for 30 minutes in Korean and 30 minutes in the other’s language. Over six sessions your partner changes three times. We bring cards with things to talk about.',
    'Global Lounge, International Hall',
    ['First meeting', 'Food', 'Travel', 'Campus life', 'Work and dreams', 'Closing party'],
  ),
  toeic: text(
    'Get up early and solve questions together for just one hour, five times. Our rule: latecomers buy the next person’s breakfast.',
    'Seminar room 1, 3rd floor, Central Library',
    ['Listening 1', 'Listening 2', 'Reading 1', 'Reading 2', 'Mock test'],
  ),
  licence: text(
    'A group that helps you finish the certificate that you began alone. We meet four times to check on one another, and if you pass we pay back half of the fee.',
    'Study room 5, Business Hall',
    ['Writing down the goal', 'Half-way check', 'Filling the gaps', 'The day before the exam'],
  ),
  capstone: text(
    'Students of different majors present their topics for three minutes each and find people who think alike. Seats are few, so we draw lots; the others wait in order.',
    'Lounge, Industry Cooperation Hall',
    ['Introductions and finding partners'],
  ),
  bookclub: text(
    'Eight people of different majors read the same novel and talk about different scenes. We give you the book, and you pass it on to the next reader with a letter.',
    'Lounge, Business Hall',
    ['The first sentence', 'What the characters chose', 'Another ending'],
  ),
  tutors: text(
    'Help children with their homework and play with them at the community centre across from campus. Most of all, you need to come every week. We read the applications and meet you before we decide.',
    'Garam Community Child Centre',
    ['Training', 'First meeting', 'Studying together 1', 'Studying together 2', 'Goodbye'],
  ),
  flipped: text(
    'Choose one class and design it as a ten-minute video for home and an activity for the classroom. In the second session you bring what happened when you tried it.',
    TEACHING_ROOM,
    ['Designing a class', 'Trying it and sharing'],
  ),
  assessment: text(
    'Rather than assignments that are hard to copy, we make ones that nobody has a reason to copy. Bring one that you use now and revise it with the colleague next to you.',
    TEACHING_ROOM,
    ['Rewriting an assignment'],
  ),
  newcomers: text(
    'What to promise in the first class, how to wake a quiet room, how to read course evaluations: a conversation with an experienced professor.',
    TEACHING_ROOM,
    ['The first class', 'A classroom that asks'],
  ),
  advising: text(
    'When a student says that things are hard: what to ask, where to refer them, and what not to write down. We practise with cases, together with a counsellor of the Counselling Centre.',
    'Group room, 3rd floor, Student Union',
    ['Listening and referring'],
  ),
  office: text(
    'Gather scattered spreadsheets into one table, and turn the monthly count into one button. Everybody works with the files of their own office. We begin with how to remove personal data.',
    'Computer lab B102, Engineering Hall',
    ['Gathering and removing', 'Counting automatically'],
  ),
  access: text(
    'Captions, materials that are easy to read, more time in exams: preparing classes with disabled students in mind. Two of our students tell you about it themselves.',
    'Small hall, Student Union',
    ['Classes that everybody can follow'],
  ),
};

/** Those of the programmes of a department, by what its wording is called. */
export const ENGLISH_OF_DEPARTMENT: Readonly<
  Record<string, (field: string) => Pick<EnglishTexts, 'introduction' | 'titles'>>
> = {
  tutoring: (field) => ({
    introduction: `A senior who took the course before goes over ${field} with you. Groups of four meet five times, and before the exam you write questions for one another.`,
    titles: ['Choosing what to cover', 'Review 1', 'Review 2', 'Writing questions', 'Wrapping up'],
  }),
  graduates: (field) => ({
    introduction: `Three graduates who took different paths with ${field} talk about first jobs, changing jobs and graduate school. We collect questions beforehand.`,
    titles: ['An evening with graduates'],
  }),
  basics: (field) => ({
    introduction: `Three sessions on just the ideas you need to follow classes in ${field}. Students who come back from leave or take it as a second major are welcome.`,
    titles: ['A map of ideas', 'Common mistakes', 'Practice'],
  }),
  paths: (field) => ({
    introduction: `Meet recruiters of companies that hire graduates of ${field}, and people from a graduate lab. In the second session you draw your roadmap on one page.`,
    titles: ['Meeting people at work', 'Drawing my roadmap'],
  }),
};

